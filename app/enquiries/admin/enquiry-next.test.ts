import { expect, test } from "vitest";
import { nextOfGrievance } from "./grievances/grievance-next.ts";
import { nextOfMessage } from "./messages/message-next.ts";
import { nextOfQuote } from "./quotes/quote-next.ts";

test.each([
  ["Pending", 1, "answer"],
  ["Contacted", 2, "finish"],
  ["Resolved", 2, "nothing"],
  ["Spam", 1, "judge"],
  ["Spam", 2, "nothing"],
] as const)("of a message that is %s, in version %i, comes next: %s", (status, version, next) => {
  expect(nextOfMessage({ status, version })).toBe(next);
});

const quote = { kind: "quote", status: "New", spam: false, version: 1 } as const;
const [draft, sent] = [{ state: "draft" }, { state: "sent" }] as const;

test.each([
  ["offer", {}, []],
  ["offer", { status: "Contacted" }, [sent]],
  ["send", { status: "Contacted" }, [draft]],
  ["answer", { kind: "sample" }, []],
  ["nothing", { kind: "sample", status: "Contacted" }, []],
  ["wait", { status: "Quoted" }, [sent]],
  ["send", { status: "Quoted" }, [draft, sent]],
  ["won", { status: "Closed - Won" }, [sent]],
  ["nothing", { status: "Closed - Lost" }, []],
  ["nothing", { status: "On Hold" }, []],
  ["judge", { spam: true }, []],
  ["nothing", { spam: true, version: 2 }, []],
] as const)("of a request comes next: %s (%j)", (next, change, offers) => {
  expect(nextOfQuote({ ...quote, ...change }, offers)).toBe(next);
});

test.each([
  ["open", false, "acknowledge"],
  ["acknowledged", false, "resolve"],
  ["resolved", false, "nothing"],
  ["open", true, "judge"],
  ["resolved", true, "judge"],
] as const)("of a grievance that is %s, spam: %s, comes next: %s", (state, isSpam, next) => {
  expect(nextOfGrievance({ state, isSpam })).toBe(next);
});
