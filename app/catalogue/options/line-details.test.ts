import { expect, test } from "vitest";
import { lineDetails, toldApart } from "./line-details.ts";

const personal = [{ label: "Name", text: "<b>Asha</b>" }];

test.each([
  [{}, [], "Tote"],
  [{ optionText: null, personal: [] }, [], "Tote"],
  [{ optionText: "Size: Small" }, ["Size: Small"], "Tote, Size: Small"],
  [
    { optionText: "Size: Small", personal },
    ["Size: Small", "Name: <b>Asha</b>"],
    "Tote, Size: Small, Name: <b>Asha</b>",
  ],
])("%j is told as %j", (details, lines, name) => {
  expect(lineDetails(details)).toEqual(lines);
  expect(toldApart("Tote", details)).toBe(name);
});
