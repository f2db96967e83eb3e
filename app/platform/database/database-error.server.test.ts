import { expect, test } from "vitest";
import { DatabaseDown, databaseErrorCode, isAway, isDatabaseEnd, wayLost } from "./database-error.server.ts";

const failure = (code: string) => Object.assign(new Error("failed"), { code });

test.each(["23505", "0A000", "40P01", "57P01", "XX000", "HV00A", "F0000", "P0001"])(
  "%s is the database's own word",
  (code) => expect(databaseErrorCode(failure(code))).toBe(code),
);

test.each([
  "EPIPE",
  "EROFS",
  "EBADF",
  "EPERM",
  "EBUSY",
  "EINTR",
  "EFBIG",
  "EXDEV",
  "E2BIG",
  "EIO",
  "ENOSPC",
  "ECONNRESET",
])("%s comes from the system: the way to the database is lost", (code) => {
  const error = failure(code);
  expect(databaseErrorCode(error)).toBeUndefined();
  expect(isDatabaseEnd(error)).toBe(true);
  expect(wayLost(error)).toBeInstanceOf(DatabaseDown);
  expect(isAway(wayLost(error))).toBe(true);
});
