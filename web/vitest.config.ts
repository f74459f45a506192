// How the client's tests run. A file of its own: building needs no test runner.
import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config";

// These replace what jsdom itself or its realm defines (`window`, `location`, byte arrays), so they need a process of their own.
// All others share the page of their worker, which is made once: five times as fast.
const APART = ["src/live/fairness.test.ts", "src/live/session.test.ts", "src/person/push.test.ts"];

export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "jsdom",
      projects: [
        { extends: true, test: { name: "together", pool: "vmThreads", exclude: [...configDefaults.exclude, ...APART] } },
        { extends: true, test: { name: "apart", pool: "forks", include: APART } },
      ],
    },
  }),
);
