import fc from "fast-check";
import { evilTexts } from "./garbage.ts";

const settings = {
  seed: Number(process.env.FUZZ_SEED ?? 1934),
  numRuns: Number(process.env.FUZZ_RUNS ?? 300),
};

/** What somebody may write or send as a text. */
export const text = fc.oneof(
  fc.constantFrom(...evilTexts),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme-ascii", maxLength: 200 }),
);

/** Holds a rule against some hundred values. */
export const holds = <T>(arbitrary: fc.Arbitrary<T>, rule: (given: T) => void) =>
  fc.assert(
    fc.property(arbitrary, (given) => void rule(given)),
    settings,
  );
