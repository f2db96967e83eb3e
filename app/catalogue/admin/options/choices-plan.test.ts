import { expect, test } from "vitest";
import { respeltWords } from "./choices-plan.ts";

const size = { name: "Size", values: ["Meduim", "Large"] };
const before = { options: [size], labels: ["Naem"] };
const owned = { ...size, values: ["M", "LARGE"], was: { M: "Meduim" } };
const named = (option: typeof size & { was?: Record<string, string> }, ...labels: string[]) => ({
  options: [option],
  labels,
});

test.each([
  ["nothing", named(size, "Naem"), {}],
  ["a value by its letters", named({ ...size, values: ["Large", "Medium"] }, "Naem"), { Meduim: "Medium" }],
  ["a value that its owner tells, and another's case", named(owned, "Naem"), { Large: "LARGE", Meduim: "M" }],
  [
    "an option's name and a label",
    named({ ...size, name: "Width" }, "Name"),
    { Size: "Width", Naem: "Name" },
  ],
  ["nothing of another option and label", named({ name: "Colour", values: ["Red"] }), {}],
])("%s", (_, after, words) =>
  expect(respeltWords(before, after)).toEqual(Object.entries(words).map(([from, to]) => ({ from, to }))),
);
