// The page's way in: loads the fonts and the house style, then puts the app into the page.
import "@fontsource-variable/golos-text";
import "@fontsource-variable/unbounded";
import "@fontsource-variable/caveat";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

export default mount(App, { target });
