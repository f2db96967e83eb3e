import { expect, test } from "vitest";
import { nextOfOffer } from "./offer-next.ts";

const plain = { hasDraft: false, isUntaxed: false, asksForChange: false, asksForProof: false };

test.each([
  ["send", "draft", { hasDraft: true }],
  ["tax", "draft", { hasDraft: true, isUntaxed: true }],
  ["wait", "sent", {}],
  ["change", "sent", { asksForChange: true, asksForProof: true }],
  ["proof", "sent", { asksForProof: true }],
  ["send", "sent", { hasDraft: true, asksForChange: true }],
  ["tax", "expired", { hasDraft: true, isUntaxed: true }],
  ["over", "expired", {}],
  ["over", "declined", {}],
  ["over", "withdrawn", {}],
  ["made", "accepted", { hasDraft: true }],
  ["proof", "accepted", { asksForProof: true }],
] as const)("what comes next is '%s' of an offer that is %s (%j)", (next, state, facts) => {
  expect(nextOfOffer({ ...plain, ...facts, state })).toBe(next);
});
