import { expect, test } from "vitest";
import { releaseOf } from "./mailbox-room.ts";

const mail = (id: number, change: { to?: string; isHeld?: boolean } = {}) => ({
  ...{ id: String(id), to: "asha@example.com", isHeld: false },
  ...change,
});
const mails = (count: number, change?: Parameters<typeof mail>[1]) =>
  Array.from({ length: count }, (_, index) => mail(index, change));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join("");

test.each([
  ["few leave at once", mails(3), { count: 0, isGathered: false }, "012", [], ""],
  ["five leave, the rest is held", mails(8), { count: 0, isGathered: false }, "01234", [], "567"],
  ["what left before counts", mails(3), { count: 4, isGathered: false }, "0", [], "12"],
  ["a full mailbox gets nothing", mails(2), { count: 5, isGathered: false }, "", [], "01"],
  ["more than full is full", mails(2), { count: 9, isGathered: false }, "", [], "01"],
  ["held ones wait for room", mails(3, { isHeld: true }), { count: 5, isGathered: false }, "", [], "012"],
  ["held ones are gathered", mails(3, { isHeld: true }), { count: 4, isGathered: false }, "", ["012"], ""],
  [
    "new ones go with the held ones",
    [mail(0, { isHeld: true }), mail(1)],
    { count: 0, isGathered: false },
    ...(["", ["01"], ""] as const),
  ],
  [
    "a single held one leaves as it is",
    [mail(0, { isHeld: true })],
    { count: 0, isGathered: false },
    "0",
    [],
    "",
  ],
  ["after a gathered one nothing leaves for a while", mails(2), { count: 1, isGathered: true }, "", [], "01"],
  [
    "spellings of one mailbox share its room, never a mail",
    [mail(0, { isHeld: true }), mail(1, { to: "asha+1@example.com" }), mail(2, { to: "Asha@Example.com" })],
    { count: 3, isGathered: false },
    ...(["1", ["02"], ""] as const),
  ],
  [
    "and what they have no room for is held",
    [mail(0, { isHeld: true }), mail(1, { to: "asha+1@example.com" }), mail(2)],
    { count: 4, isGathered: false },
    ...(["", ["02"], "1"] as const),
  ],
])("%s", (_, waiting, recent, release, gather, hold) => {
  const divided = releaseOf(waiting, recent);
  expect([ids(divided.release), divided.gather.map(ids), ids(divided.hold)]).toEqual([release, gather, hold]);
});
