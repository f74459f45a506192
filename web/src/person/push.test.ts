import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as api from "../api";
import { stateHere, stopHere, switchOff, switchOn } from "./push";

const KEY = "BFim6KdScY";
let subscription: { endpoint: string; key: string; unsubscribe(): Promise<boolean> } | null;
let known: string[];

/** As browsers have it: one subscription, which is made with one key. */
const pushManager = {
  getSubscription: async () => subscription,
  subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
    if (subscription && subscription.key !== key) throw new DOMException("another key", "InvalidStateError");
    const endpoint = subscription?.endpoint ?? `https://push.example/${Math.random()}`;
    subscription = { endpoint, key, unsubscribe: async () => ((subscription = null), true) };
    return { toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }) };
  },
};

beforeEach(() => {
  subscription = null;
  known = [];
  const registration = { pushManager };
  const container = { register: async () => registration, ready: registration, getRegistration: async () => registration };
  vi.stubGlobal("navigator", { serviceWorker: container });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("Notification", { permission: "granted", requestPermission: async () => "granted" });
  vi.spyOn(api, "pushHere").mockImplementation(async ({ endpoint }) => (known.push(endpoint), {} as never));
  vi.spyOn(api, "pushStop").mockImplementation(async (gone) => ((known = known.filter((one) => one !== gone)), {} as never));
});

afterEach(() => vi.unstubAllGlobals());

/** What the server says of the devices that it calls. */
async function devices(): Promise<string[]> {
  return Promise.all(
    known.map(async (endpoint) =>
      Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint))).toString("hex"),
    ),
  );
}

test("on and off again", async () => {
  expect(await stateHere(await devices())).toBe("off");
  expect(await switchOn(KEY)).toBe("on");
  expect(await stateHere(await devices())).toBe("on");
  expect(await switchOff()).toBe("off");
  expect(known).toEqual([]);
  expect(await stateHere(await devices())).toBe("off");
});

test("a browser that the server does not call is off, whatever the browser thinks", async () => {
  await switchOn(KEY);
  known = []; // its person was forgotten, or it was called another person's device since
  expect(await stateHere(await devices())).toBe("off");
});

test("what was somebody else's is not kept, and another key is no trouble", async () => {
  await switchOn("of a server that is no more");
  const [before] = known;
  known = [];
  expect(await switchOn(KEY)).toBe("on");
  expect(known).not.toContain(before);
  await stopHere();
  expect(subscription).toBeNull();
});
