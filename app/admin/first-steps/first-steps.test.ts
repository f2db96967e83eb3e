import { expect, test } from "vitest";
import {
  areShown,
  doneOf,
  mailTrouble,
  mayBeHidden,
  type ShopStanding,
  type StepKey,
  type StepNote,
  stepKeys,
  stepStates,
  typedBytes,
} from "./first-steps.ts";

const at = new Date("2026-11-28T06:00:00Z");
const note = (seen: string, outcome = "done"): StepNote => ({ seen, outcome, at });
const backup = { file: "scheduled-1.tar.gz", bytes: 1234, madeAt: at };

/** A shop in which nobody has done anything. */
const untouched: ShopStanding = {
  notes: {},
  exampleFacts: ["name", "e-mail"],
  address: "example",
  gstin: undefined,
  hasGoodsTax: false,
  hasOwnRates: false,
  rates: "99",
  products: { all: 0, withPicture: 0 },
  policies: { missing: [], versions: "privacy 1", isReadAsShown: false },
  payments: { mark: "keys", isSimulated: false, isForTests: false },
  mail: { mark: "server", hasServer: true, tried: undefined },
  backup: { everyHours: 24, newest: undefined },
  isPublic: true,
};

const judged = (key: StepKey, change: Partial<ShopStanding>) => {
  const { isDone, word } = stepStates({ ...untouched, ...change }).find((step) => step.key === key) ?? {};
  return `${isDone ? "done" : "to do"}: ${word}`;
};

test("nothing is ticked in a shop in which nobody has done anything", () => {
  const steps = stepStates(untouched);
  expect(steps.map(({ key }) => key)).toEqual(stepKeys);
  expect(doneOf(steps)).toBe(0);
});

const to = "owner@shop.example";
const tried = (outcome: string, seen = "keys") => ({ notes: { payments: note(seen, outcome) } });
const simulated = { mark: "keys", isSimulated: true, isForTests: true };
const forTests = { mark: "keys", isSimulated: false, isForTests: true };
const mailed = (mail: ShopStanding["mail"]["tried"], seen = "server") => ({
  notes: { mail: note(seen, "key") },
  mail: { mark: "server", hasServer: true, tried: mail },
});
const noted = { hasGoodsTax: true, gstin: "10AAAAA0000A1Z5" };

test.each<[StepKey, string, Partial<ShopStanding>]>([
  ["facts", "to do: open", { exampleFacts: ["phone"] }],
  ["facts", "done: done", { exampleFacts: [] }],
  ["address", "to do: without-pincode", { address: "without-pincode" }],
  ["address", "done: done", { address: "own" }],
  ["gst", "done: done", noted],
  ["gst", "to do: without-rate", { ...noted, hasGoodsTax: false }],
  ["gst", "done: none", { notes: { gst: note("") } }],
  ["gst", "to do: without-rate", { ...noted, hasGoodsTax: false, notes: { gst: note("") } }],
  ["shipping", "done: done", { hasOwnRates: true }],
  ["shipping", "done: agreed", { notes: { shipping: note("99") } }],
  ["shipping", "to do: open", { notes: { shipping: note("79") } }],
  ["product", "to do: without-picture", { products: { all: 2, withPicture: 0 } }],
  ["product", "done: done", { products: { all: 2, withPicture: 1 } }],
  ["policies", "to do: missing", { policies: { missing: ["terms"], versions: "", isReadAsShown: true } }],
  ["policies", "done: shown", { policies: { missing: [], versions: "privacy 1", isReadAsShown: true } }],
  ["policies", "done: done", { notes: { policies: note("privacy 1") } }],
  ["policies", "to do: changed", { notes: { policies: note("privacy 0") } }],
  ["payments", "to do: simulated", { payments: simulated }],
  ["payments", "done: simulated-answers", { ...tried("ok"), payments: simulated }],
  ["payments", "done: done", tried("ok")],
  ["payments", "to do: changed", tried("ok", "other keys")],
  ["payments", "to do: unauthorised", tried("unauthorised")],
  ["payments", "to do: down", tried("down")],
  ["payments", "to do: for-tests", { ...tried("ok"), payments: forTests }],
  ["payments", "done: for-tests", { ...tried("ok"), payments: forTests, isPublic: false }],
  ["mail", "to do: no-server", { mail: { mark: "", hasServer: false, tried: { state: "sent", to } } }],
  ["mail", "to do: waiting", mailed({ state: "waiting", to })],
  ["mail", "done: done", mailed({ state: "sent", to })],
  ["mail", "to do: changed", mailed({ state: "sent", to }, "former server")],
  ["mail", "to do: gone", mailed({ state: "gone" })],
  ["mail", "to do: password", mailed({ state: "failed", to, lastError: "Invalid login: 535" })],
  ["backup", "to do: none-yet", {}],
  ["backup", "to do: never", { backup: { everyHours: 0, newest: undefined } }],
  ["backup", "to do: open", { backup: { everyHours: 24, newest: backup } }],
  ["backup", "done: done", { backup: { everyHours: 24, newest: backup }, notes: { backup: note("a") } }],
  ["backup", "to do: never", { backup: { everyHours: 0, newest: undefined }, notes: { backup: note("a") } }],
])("%s is %s", (key, word, change) => expect(judged(key, change)).toBe(word));

test.each([
  ["recipient refused: 550 5.1.1 no such user", "mailbox"],
  ["Invalid login: 535 5.7.8 Error: authentication failed", "password"],
  ["getaddrinfo ENOTFOUND smtp.shop.example", "name"],
  ["connect ECONNREFUSED 10.0.0.7:465", "unreachable"],
  ["Greeting never received", "unreachable"],
  ["Connection timeout", "unreachable"],
  ["self-signed certificate", "encryption"],
  ["Can't send mail - all recipients were rejected: 554 relay denied", "refused"],
])("'%s' means %s", (lastError, trouble) => expect(mailTrouble(lastError)).toBe(trouble));

test.each([
  [{}, false, true],
  [{}, true, false],
  [{ policies: note("a") }, true, true],
  [{ hidden: note("") }, false, false],
] as const)("notes %j, sold before %s: shown is %s", (notes, hasSold, shown) =>
  expect(areShown({ notes, hasSold })).toBe(shown),
);

test("they can be put away once the shop is open, or all is done", () => {
  const steps = stepStates(untouched);
  const whole = steps.map((step) => ({ ...step, isDone: true }));
  expect([mayBeHidden(undefined, steps), mayBeHidden("soon", steps)]).toEqual([false, false]);
  expect([mayBeHidden("open", steps), mayBeHidden(undefined, whole)]).toEqual([true, true]);
});

test.each([
  ["12,345,678 bytes", 12345678],
  ["1,23,45,678", 12345678],
  [" 12345678 ", 12345678],
  ["12.345.678", 12345678],
  ["", undefined],
  ["12 MB", undefined],
  ["-5", undefined],
])("'%s' are %s bytes", (typed, bytes) => expect(typedBytes(typed)).toBe(bytes));
