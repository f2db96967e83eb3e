import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { lineDetails, toldApart } from "./line-details.ts";
import { personalLine } from "./personal.ts";
import { personalAs } from "./personal-as.ts";

const name = { label: "Name", most: 6, required: true, price: paise(50_00) };
const note = { label: "Note", most: 10, required: false, price: paise(0) };
const gold = { label: "Gold thread", most: 3, required: false, price: paise(120_00) };

test.each([
  ["  Asha\n Devi ", "Asha Devi"],
  ["a\u0000b\u0007", "ab"],
  ["a\u202Eb\u2066c\uD83D", "abc"],
  ["a \u200B b", "a b"],
  ["👩\u200D🎨", "👩\u200D🎨"],
  ["<b>Asha</b>", "<b>Asha</b>"],
  ["شكرا", "شكرا"],
])("%j is written as %j", (typed, line) => expect(personalLine(typed)).toBe(line));

const typed = (texts: Record<string, string>) =>
  Object.entries(texts).map(([label, text]) => ({ label, text }));

test("what is filled in costs its price, in the order of the fields", () =>
  expect(personalAs([name, note, gold], typed({ "Gold thread": "AD", Note: "  ", Name: " Asha " }))).toEqual({
    ok: true,
    price: 170_00,
    texts: typed({ Name: "Asha", "Gold thread": "AD" }),
  }));

test("nothing is written on what has no fields", () =>
  expect(personalAs([], [])).toEqual({ ok: true, price: 0, texts: [] }));

test.each([
  ["one that went meanwhile", { Motif: "fish" }, { kind: "not-offered", label: "Motif" }],
  ["a blank one that is needed", { Name: " " }, { kind: "missing", label: "Name" }],
  ["one letter too many", { Name: "Ashaaaa" }, { kind: "too-long", label: "Name", most: 6 }],
])("%s is refused by its label", (_, given, refusal) =>
  expect(personalAs([name], typed(given))).toEqual({ ok: false, refusal }),
);

test("six hearts are six letters, not twelve", () =>
  expect(personalAs([name], [{ label: "Name", text: "💛💛💛💛💛💛" }]).ok).toBe(true));

const personal = [{ label: "Name", text: "<b>Asha</b>" }];
const named = "Name: <b>Asha</b>";

test.each([
  [{}, [], "Tote"],
  [{ optionText: null, personal: [] }, [], "Tote"],
  [{ optionText: "Size: Small" }, ["Size: Small"], "Tote, Size: Small"],
  [{ optionText: "Size: Small", personal }, ["Size: Small", named], `Tote, Size: Small, ${named}`],
])("a line with %j is told as %j", (details, lines, name) => {
  expect(lineDetails(details)).toEqual(lines);
  expect(toldApart("Tote", details)).toBe(name);
});
