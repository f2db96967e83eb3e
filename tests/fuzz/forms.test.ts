import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { shopForms } from "./forms.ts";
import { evilTexts, longTexts, rightTexts } from "./garbage.ts";

// Whatever is sent, a form's reader answers: a value that the database and a mail's header can take, or what
// is wrong with it.

const settings = {
  seed: Number(process.env.FUZZ_SEED ?? 1934),
  numRuns: Number(process.env.FUZZ_RUNS ?? 60),
};
const longest = 60_000;

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...evilTexts) },
  { weight: 3, arbitrary: fc.constantFrom(...rightTexts) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 4000 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
);
const value = fc.oneof(
  { weight: 8, arbitrary: text },
  { weight: 1, arbitrary: text.map((content) => new File([content], content, { type: content })) },
);
const oddNames = ["__proto__", "constructor", "prototype", "role", "is_approved", "user_id", "status", ""];

const filled = (fields: readonly string[]) =>
  fc.array(fc.tuple(fc.constantFrom(...fields, ...oddNames), value), { maxLength: 40 }).map((entries) => {
    const form = new FormData();
    for (const [name, given] of entries) form.append(name, given);
    return form;
  });

/** Every text in a value, however deep. */
function textsIn(found: unknown): string[] {
  if (typeof found === "string") return [found];
  if (typeof found !== "object" || found === null) return [];
  return Object.values(found).flatMap(textsIn);
}

/** What a reader took as good, or undefined where it refused. */
function takenIn(outcome: unknown): unknown {
  if (Array.isArray(outcome)) return outcome.map(takenIn);
  if (typeof outcome !== "object" || outcome === null) return undefined;
  return "errors" in outcome || "typed" in outcome ? undefined : outcome;
}

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect({}).not.toHaveProperty("role");
});

describe.each(shopForms.map((form, place) => ({ ...form, name: `${place}: ${form.path}` })))(
  "the form $name",
  ({ fields, parse }) => {
    test("is read, whatever it holds, to what the database can take", () =>
      fc.assert(
        fc.property(filled(fields), (form) => {
          const taken = textsIn(takenIn(parse(form)));
          // Passwords are hashed, so they may hold anything.
          if (fields.some((name) => /password/i.test(name))) return;
          expect(taken.filter((each) => /[\0]/.test(each) || !each.isWellFormed())).toEqual([]);
        }),
        settings,
      ));

    test("is read in no time, however long its texts are", () => {
      for (const long of longTexts(longest)) {
        const form = new FormData();
        for (const name of fields) form.set(name, long);
        const begun = performance.now();
        parse(form);
        expect(performance.now() - begun, `${long.slice(0, 8)}…`).toBeLessThan(1_500);
      }
    });
  },
);
