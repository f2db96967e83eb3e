import { expect, it } from "vitest";
import { contrast } from "../../../../tests/contrast.ts";
import { colours, darkStyles } from "./mail-style.server.ts";

const { paper, fold, ink, soft, geru, onGeru, indigo } = colours;

it.each([
  ["what it says", ink, paper],
  ["a remark", soft, paper],
  ["the shop's name", geru, paper],
  ["a link", indigo, paper],
  ["the button", onGeru, geru],
  ["words beside the sheet", ink, fold],
])("in a mail %s is read at 4.5:1", (_what, text, ground) =>
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5),
);

it("and on a dark ground too", () => {
  const sheet = /\.m-sheet\{background-color:(#\w{6})/.exec(darkStyles)?.[1] ?? "";
  const texts = [...darkStyles.matchAll(/[;{]color:(#\w{6})/g)].map(([, text = ""]) => text);
  expect(texts.length).toBeGreaterThanOrEqual(4);
  for (const text of texts) expect(contrast(text, sheet), text).toBeGreaterThanOrEqual(4.5);
});
