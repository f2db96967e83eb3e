import { expect, test } from "vitest";
import {
  notesWithReply,
  quoteStatusAfterReply,
  quoteStatusOf,
  quoteTone,
  storedAs,
  unitsInWords,
} from "./quote.ts";

test.each([
  { stored: "New", status: "New", tone: "blue" },
  { stored: "pending", status: "New", tone: "blue" },
  { stored: "Contacted", status: "Contacted", tone: "yellow" },
  { stored: "Quoted", status: "Quoted", tone: "purple" },
  { stored: "Closed - Won", status: "Closed - Won", tone: "green" },
  { stored: "Closed - Lost", status: "Closed - Lost", tone: "red" },
  { stored: "On Hold", status: "On Hold", tone: "grey" },
  { stored: "", status: "New", tone: "blue" },
])("'$stored' reads $status, in $tone", ({ stored, status, tone }) => {
  expect(quoteStatusOf(stored)).toBe(status);
  expect(quoteTone(quoteStatusOf(stored))).toBe(tone);
});

test("the filter New finds old data too", () =>
  expect([storedAs("New"), storedAs("Quoted")]).toEqual([["New", "pending"], ["Quoted"]]));

test("a reply moves a new quote on, and no other", () =>
  expect([quoteStatusAfterReply("New"), quoteStatusAfterReply("Quoted")]).toEqual(["Contacted", "Quoted"]));

test("a reply is kept below the notes", () => {
  expect(notesWithReply(null, "Hello", "1 May")).toBe("Replied by mail on 1 May:\nHello");
  expect(notesWithReply("Call her", "Hello", "1 May")).toBe("Call her\n\nReplied by mail on 1 May:\nHello");
});

test("a sample has no quantity", () => {
  expect(unitsInWords({ kind: "sample", quantity: 0 })).toBe("N/A");
  expect(unitsInWords({ kind: "quote", quantity: 100_000 })).toBe("1,00,000 units");
});
