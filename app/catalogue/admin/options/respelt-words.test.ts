import { expect, test } from "vitest";
import { respeltWords } from "./respelt-words.ts";

const size = { name: "Size", values: ["Meduim", "Large"] };
const before = { options: [size], labels: ["Naem"] };

test.each([
  ["nothing", { options: [size], labels: ["Naem"] }, []],
  [
    "a value that letters tell",
    { options: [{ ...size, values: ["Large", "Medium"] }], labels: ["Naem"] },
    [{ from: "Meduim", to: "Medium" }],
  ],
  [
    "a value that its owner tells, and the case of another",
    { options: [{ ...size, values: ["M", "LARGE"], was: { M: "Meduim" } }], labels: ["Naem"] },
    [
      { from: "Large", to: "LARGE" },
      { from: "Meduim", to: "M" },
    ],
  ],
  [
    "an option's name whose values stay, and a label",
    { options: [{ ...size, name: "Dimensions" }], labels: ["Name"] },
    [
      { from: "Size", to: "Dimensions" },
      { from: "Naem", to: "Name" },
    ],
  ],
  ["nothing of another option and label", { options: [{ name: "Colour", values: ["Red"] }], labels: [] }, []],
])("%s", (_, after, words) => expect(respeltWords(before, after)).toEqual(words));
