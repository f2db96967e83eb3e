import { expect, test } from "vitest";
import { releaseOf } from "./mailbox-room.ts";

const mail = (id: number, change: { to?: string; isHeld?: boolean } = {}) => ({
  ...{ id: String(id), to: "asha@example.com", isHeld: false },
  ...change,
});
const mails = (count: number, change?: Parameters<typeof mail>[1]) =>
  Array.from({ length: count }, (_, index) => mail(index, change));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join("");

const held = (id: number) => mail(id, { isHeld: true });
/** The same mailbox, spelled another way. */
const tagged = mail(1, { to: "asha+1@example.com" });
const capital = mail(2, { to: "Asha@Example.com" });

// What waits; how many left of late; what leaves, what is gathered, what is held.
test.each([
  ["few leave at once", mails(3), 0, "012", [], ""],
  ["five leave, the rest is held", mails(8), 0, "01234", [], "567"],
  ["what left before counts", mails(3), 4, "0", [], "12"],
  ["a full mailbox gets nothing", mails(2), 5, "", [], "01"],
  ["more than full is full", mails(2), 9, "", [], "01"],
  ["held ones wait for room", mails(3, { isHeld: true }), 5, "", [], "012"],
  ["held ones are gathered", mails(3, { isHeld: true }), 4, "", ["012"], ""],
  ["new ones go with the held ones", [held(0), mail(1)], 0, "", ["01"], ""],
  ["a single held one leaves as it is", [held(0)], 0, "0", [], ""],
  ["spellings of one mailbox share its room, never a mail", [held(0), tagged, capital], 3, "1", ["02"], ""],
  ["and what they have no room for is held", [held(0), tagged, mail(2)], 4, "", ["02"], "1"],
])("%s", (_, waiting, count, release, gather, hold) => {
  const divided = releaseOf(waiting, { count, isGathered: false });
  expect([ids(divided.release), divided.gather.map(ids), ids(divided.hold)]).toEqual([release, gather, hold]);
});

test("after a gathered one nothing leaves for a while", () => {
  const { release, gather, hold } = releaseOf(mails(2), { count: 1, isGathered: true });
  expect([release, gather, ids(hold)]).toEqual([[], [], "01"]);
});
