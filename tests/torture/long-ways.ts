import { spawnSync } from "node:child_process";

export const longWaysPart = "long-ways";

const command = ["test", "--config", "tests/browser/playwright.config.ts", "--grep", "@torture"];

/** Walks the long ways through the browser that `npm test` walks in one width only, in the other one. */
export function walkLongWays(): boolean {
  const { status } = spawnSync("node_modules/.bin/playwright", command, { stdio: "inherit" });
  return status === 0;
}
