import { expect, test } from "vitest";
import { sendingTime } from "./sending-time.ts";

test.each([
  [0, 30, "about a minute"],
  [30, 30, "about a minute"],
  [31, 30, "about 2 minutes"],
  [1000, 30, "about 34 minutes"],
  [2700, 30, "about 2 hours"],
  [10_000, 30, "about 6 hours"],
  [100_000, 30, "about 2 days"],
])("%i mails, %i a minute, take %s", (mails, perMinute, words) =>
  expect(sendingTime(mails, perMinute)).toBe(words),
);
