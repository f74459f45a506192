// Web Push in this browser: whether it can, whether it does, on and off. The server is told where to; nobody else is.
import * as api from "../api";

export type State = "cannot" | "denied" | "off" | "on";

/** Browsers allow it on secure addresses, with a service worker, and on iPhones only in the installed app. */
function can(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window && isSecureContext;
}

async function registration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js");
  return navigator.serviceWorker.ready;
}

async function found(): Promise<PushSubscription | null> {
  return (await (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription()) ?? null;
}

/** A browser that can be reached is called only if it is among the devices that the server calls for this person. */
export async function stateHere(devices: string[]): Promise<State> {
  if (!can()) return "cannot";
  if (Notification.permission === "denied") return "denied";
  const here = Notification.permission === "granted" ? await found() : null;
  return here && devices.includes(await hashed(here.endpoint)) ? "on" : "off";
}

async function hashed(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Ask the browser for its consent, which only a press of the reader may do, and tell the server. */
export async function switchOn(key: string): Promise<State> {
  const answer = await Notification.requestPermission();
  if (answer !== "granted") return answer === "denied" ? "denied" : "off";
  await stopHere(); // whatever is left was somebody else's, or made with another key, and could not be made anew
  const made = await (await registration()).pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint = "", keys = {} } = made.toJSON();
  await api.pushHere({ endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" });
  return "on";
}

export async function switchOff(): Promise<State> {
  const here = await found();
  if (here) await api.pushStop(here.endpoint);
  await stopHere();
  return "off";
}

/** This browser cannot be reached any more; the server learns it with its next message. */
export async function stopHere(): Promise<void> {
  await (await found())?.unsubscribe();
}
