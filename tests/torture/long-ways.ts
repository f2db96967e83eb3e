import { spawnSync } from "node:child_process";

export const longWaysPart = "long-ways";

const command = ["test", "--config", "tests/browser/playwright.config.ts", "--grep", "@torture"];

/** Walks the long ways through the browser that `npm test` walks in another width only, or step by step. */
export function walkLongWays(): boolean {
  const { status } = spawnSync("node_modules/.bin/playwright", command, { stdio: "inherit" });
  return status === 0;
}
