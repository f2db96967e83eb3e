import { expect, test } from "vitest";
import { kindFindings } from "./fall-through.ts";

// It reads the whole program, as the compiler does.
const patience = 240_000;

/**
 * Allowed are: a question whether it is this very kind, with one branch that says nothing; a chain or a
 * switch that names all but one; others that are handed on, or whose facts are read, which the compiler
 * checks.
 */
test("no rule takes in an else what it has not named, and what has facts is asked for them", {
  timeout: patience,
}, () => {
  expect(kindFindings("tsconfig.json", "app")).toEqual([]);
});

test("it sees what is planted", () => {
  expect(kindFindings("checks/canary/kinds/tsconfig.json", "checks/canary/kinds")).toEqual([
    "parcel.ts:4: kind falls through",
    "parcel.ts:8: kind falls through",
    "parcel.ts:14: kind falls through",
    "parcel.ts:18: kind falls through",
    "parcel.ts:20: method has facts",
  ]);
});
