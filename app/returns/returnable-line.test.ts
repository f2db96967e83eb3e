import { expect, test } from "vitest";
import { returnablePieces } from "./returnable-line.ts";

const line = { quantity: 3, arrived: 3, taken: 0, returnable: true, isPersonal: false };

test.each([
  ["all of a line", {}, "return", 3],
  ["less what is in other requests", { taken: 2 }, "return", 1],
  ["never below none", { taken: 5 }, "return", 0],
  ["only what has arrived", { arrived: 1 }, "return", 1],
  ["nothing that is on its way", { arrived: 0 }, "damage", 0],
  ["nothing that is not taken back", { returnable: false }, "return", 0],
  ["nor exchanged", { returnable: false }, "exchange", 0],
  ["but damaged, all of it", { returnable: false }, "damage", 3],
  ["nothing with a text on it", { isPersonal: true }, "return", 0],
  ["but damaged, that too", { isPersonal: true, taken: 1 }, "damage", 2],
] as const)("%s", (_, change, kind, open) =>
  expect(returnablePieces({ ...line, ...change }, kind)).toBe(open),
);
