import { expect, test } from "vitest";
import { mended } from "./mended.ts";

const taken = "This address is taken.";
const missing = "Please enter a name.";
const long = "At most 120 characters.";
const early = "It ends before it begins.";

/** What was said, what of it by the rules, what is typed into, what the rules say then, what is left. */
test.each([
  ["goes when its field is right", { name: missing }, ["name"], "name", {}, {}],
  [
    "stays while its field is wrong",
    { name: missing },
    ["name"],
    "name",
    { name: missing },
    { name: missing },
  ],
  ["says what is wrong by now", { name: missing }, ["name"], "name", { name: long }, { name: long }],
  ["goes with what another field makes right", { until: early }, ["until"], "from", {}, {}],
  ["of the shop's own goes when its field is typed into", { slug: taken }, [], "slug", {}, {}],
  ["of the shop's own stays while others are typed into", { slug: taken }, [], "name", {}, { slug: taken }],
  ["comes at no field that was not refused", { name: missing }, ["name"], "slug", { slug: long }, {}],
])("a message %s", (_, said, by, typed, now, left) => {
  const ruled = Object.fromEntries(by.map((name) => [name, "wrong"]));
  const still = mended(said, { typed: [typed], ruled, now });
  expect(Object.fromEntries(Object.entries(still).filter(([, message]) => message))).toEqual(left);
});
