import { describe, expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { type CodeFacts, type CodeRefusal, refusalOfCode } from "./code-refusal.ts";
import { codeRefusalText } from "./code-refusal-text.ts";

const now = new Date("2026-12-01T06:00:00Z");
const facts: CodeFacts = { active: true, startsAt: null, endsAt: null, mostUses: null, used: 7 };

describe("a code", () => {
  test.each<[string, CodeFacts | undefined, CodeRefusal["kind"] | undefined]>([
    ["that nobody made is unknown", undefined, "unknown"],
    ["that is not active is unknown, whatever else", { ...facts, active: false, endsAt: now }, "unknown"],
    ["is good", facts, undefined],
    ["is good from its start on", { ...facts, startsAt: now }, undefined],
    ["begins later", { ...facts, startsAt: new Date(now.getTime() + 1) }, "early"],
    ["has ended at its end", { ...facts, endsAt: now }, "ended"],
    ["has not ended yet", { ...facts, endsAt: new Date(now.getTime() + 1) }, undefined],
    ["has uses left", { ...facts, mostUses: 8 }, undefined],
    ["has been used up", { ...facts, mostUses: 7 }, "used-up"],
    ["has been used up beyond a limit that came later", { ...facts, mostUses: 3 }, "used-up"],
  ])("%s", (_, given, kind) => expect(refusalOfCode(given, now)?.kind).toBe(kind));
});

describe("why a code does nothing", () => {
  const noon = new Date("2026-12-01T06:35:00Z");
  const short = { kind: "short", missing: paise(150_01), scopeName: "" } as const;
  test.each<[CodeRefusal, string]>([
    [{ kind: "unknown" }, "This code does not exist."],
    [{ kind: "ended" }, "This code has ended."],
    [{ kind: "early", startsAt: new Date("2026-11-30T18:30:00Z") }, "This code begins on 1 December 2026."],
    [{ kind: "early", startsAt: noon }, "This code begins on 1 December 2026 at 12:05 pm."],
    [short, "Spend ₹151 more to use this code."],
    [{ ...short, scopeName: "Bags" }, "Spend ₹151 more on Bags to use this code."],
    [{ kind: "used-up" }, "This code has been used up."],
    [{ kind: "used-already" }, "You have used this code already."],
    [{ kind: "not-first" }, "This code is for a first order."],
  ])("%j", (refusal, text) => expect(codeRefusalText(refusal)).toBe(text));
});
