// The page's way in: loads the fonts and the house style, then puts the app into the page.
import "@fontsource-variable/golos-text";
import "@fontsource-variable/unbounded";
import "@fontsource-variable/caveat";
import "./fonts/fonts.css"; // after the whole ones: what both have is taken from here
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startWorker } from "./house/worker";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

startWorker();

export default mount(App, { target });
