import { expect, test } from "vitest";
import { placeOfLabel } from "./label-papers.ts";
import { parseLabels } from "./labels.form.ts";
import { printLabelsText } from "./print-labels.text.ts";

const { wrong } = printLabelsText;
const usual = { pieces: 1, paper: "a4", variant: null, month: null, language: "en" };
const parsed = (query: string) => parseLabels(new URLSearchParams(query));

test("an address without anything asks for one label on a sheet", () =>
  expect(parsed("")).toEqual({ ok: true, labels: usual }));

test("all of it can be said", () =>
  expect(parsed("pieces=200&paper=roll&v=small&month=11/2026&language=hi")).toEqual({
    ok: true,
    labels: { pieces: 200, paper: "roll", variant: "small", month: "November 2026", language: "hi" },
  }));

test.each(["0", "201", "-1", "1e2", "", "9999", "1.5", "१२"])("%j is no number of labels", (pieces) =>
  expect(parsed(`pieces=${encodeURIComponent(pieces)}`)).toEqual({ ok: false, error: wrong.pieces }),
);

test("a month that is none is told", () =>
  expect(parsed("month=Diwali")).toEqual({ ok: false, error: wrong.month }));

test("a sheet has two labels beside each other and six below each other", () => {
  expect(placeOfLabel(0, "a4")).toEqual({ x: 5, y: 16.5, isFirst: true });
  expect(placeOfLabel(3, "a4")).toEqual({ x: 105, y: 60.5, isFirst: false });
  expect(placeOfLabel(12, "a4")).toEqual({ x: 5, y: 16.5, isFirst: true });
  expect(placeOfLabel(1, "roll")).toEqual({ x: 0, y: 0, isFirst: true });
});
