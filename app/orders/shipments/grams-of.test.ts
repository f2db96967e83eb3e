import { expect, test } from "vitest";
import { gramsOf } from "./grams-of.ts";

test.each([
  ["450 g", 450],
  ["450g", 450],
  [" 0.5 kg ", 500],
  ["1,2 kg", 1200],
  ["Approx. 300 gms", 300],
  ["about 2 kg with the frame", 2000],
  ["250 grams", 250],
  ["12.4 g", 12],
])("%j weighs %i grams", (text, grams) => expect(gramsOf(text)).toBe(grams));

test.each([[""], ["light"], ["0 g"], ["450"], ["5 gallons"], [null]])("%j is no weight", (text) =>
  expect(gramsOf(text)).toBeUndefined(),
);
