import { expect, test } from "vitest";
import type { OfferState } from "./offer.ts";
import { offerStanding } from "./standing.ts";

const sentAt = new Date("2026-11-20T10:00:00Z");
const revision = (number: number, state: OfferState, isSent = state !== "draft") => {
  return { revision: number, state, validUntil: "2026-12-01", sentAt: isSent ? sentAt : null };
};

test.each([
  ["sent", "open"],
  ["draft", undefined],
  ["accepted", "accepted"],
  ["declined", "declined"],
  ["expired", "expired"],
  ["withdrawn", "withdrawn"],
] as const)("one that is %s stands as %s", (state, standing) => {
  const one = revision(1, state);
  expect(offerStanding(one, [one], "2026-12-01")).toBe(standing);
});

test("one whose last day is over has expired, whoever noticed", () => {
  const one = revision(1, "sent");
  expect(offerStanding(one, [one], "2026-12-02")).toBe("expired");
});

test("the next one replaces it once it is sent, whatever becomes of that", () => {
  const [first, second] = [revision(1, "withdrawn"), revision(2, "declined")];
  expect(offerStanding(first, [first, second], "2026-12-01")).toBe("replaced");
  expect(offerStanding(second, [first, second], "2026-12-01")).toBe("declined");
  expect(offerStanding(revision(1, "sent"), [first, revision(2, "draft")], "2026-12-01")).toBe("open");
});

test("a draft that was thrown away replaces nothing and is shown to nobody", () => {
  const [first, thrown] = [revision(1, "sent"), revision(2, "withdrawn", false)];
  expect(offerStanding(first, [first, thrown], "2026-12-01")).toBe("open");
  expect(offerStanding(thrown, [first, thrown], "2026-12-01")).toBeUndefined();
});

test("one that was agreed on the phone, which nobody was sent, ends the others", () => {
  const [first, agreed] = [revision(1, "sent"), revision(2, "accepted", false)];
  expect(offerStanding(first, [first, agreed], "2026-12-01")).toBe("replaced");
  expect(offerStanding(agreed, [first, agreed], "2026-12-01")).toBe("accepted");
});
