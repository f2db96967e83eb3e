import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// What a form answers whose write threw is said in one place, platform/web/outage.server.ts.

const rooms = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .filter((path) => !/^(platform|mail|pictures|backup|rendering|server|cli)\//.test(path));

const linesWith = (sought: RegExp): string[] =>
  rooms.flatMap((path) =>
    readFileSync(`app/${path}`, "utf8")
      .split("\n")
      .filter((line) => sought.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

/**
 * What is read for a page, or goes on by a job: no form waits for it. Lines that the database refuses are
 * answered as a refusal, in the specified words.
 */
const noForms =
  /could not be (read|counted)|waits for its job|saved with its order|refuses the lines of orders/;

test("no room answers a form 500 by itself", () =>
  expect(linesWith(/status: 500|(?<!slice\(0|"\)?), 500\)|: 500[);]/)).toEqual([]));

test("no room notes by itself that a form could not be written", () => {
  expect(linesWith(/log\.error\(failureFacts/).filter((line) => !noForms.test(line))).toEqual([]);
  expect(linesWith(/\bunwritten(Here)?\(/).length).toBeGreaterThan(20);
});
