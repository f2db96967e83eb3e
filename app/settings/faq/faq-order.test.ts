import { expect, test } from "vitest";
import { movedFaq } from "./faq-order.ts";

const entries = [
  { id: "a", category: "Orders" },
  { id: "b", category: "Shipping" },
  { id: "c", category: "Orders" },
  { id: "d", category: "Shipping" },
];

test.each([
  ["c", "up", "cbad"],
  ["a", "down", "cbad"],
  ["d", "up", "adcb"],
  ["a", "up", undefined],
  ["d", "down", undefined],
  ["nobody", "up", undefined],
] as const)("%s goes %s: %s", (id, step, order) => expect(movedFaq(entries, id, step)?.join("")).toBe(order));
