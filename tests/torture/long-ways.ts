import { spawnSync } from "node:child_process";

export const longWaysPart = "long-ways";

const commands = [
  ["vitest", "run", "--project", "database", "--tags-filter=torture"],
  ["vitest", "run", "--project", "faults", "--tags-filter=torture"],
  ["playwright", "test", "--config", "tests/browser/playwright.config.ts", "--grep", "@torture"],
];

/** Runs what `npm test` leaves out, since it takes long and is shown there in a shorter way. */
export const walkLongWays = (): boolean =>
  commands
    .map(([name, ...args]) => spawnSync(`node_modules/.bin/${name}`, args, { stdio: "inherit" }))
    .every(({ status }) => status === 0);
