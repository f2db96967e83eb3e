import { expect, test } from "vitest";
import { failureKind } from "./failure-kind.ts";

const codeOf = (response: string) => Number(response.slice(0, 3));

test.each([
  ["RCPT TO", "550 5.1.1 no such user", "mailbox"],
  ["RCPT TO", "550 5.1.2 bad domain", "mailbox"],
  ["RCPT TO", "550 5.1.10 null MX", "mailbox"],
  ["RCPT TO", "552 5.2.2 mailbox full", "mailbox"],
  ["RCPT TO", "550-5.2.1 disabled\n550 5.2.1 really", "mailbox"],
  ["RCPT TO", "550 No such user here", "mailbox"],
  ["RCPT TO", "550 Requested action not taken: mailbox unavailable", "mailbox"],
  ["RCPT TO", "553 Recipient does not exist", "mailbox"],
  ["RCPT TO", "550 5.1.8 sender rejected", "ours"],
  ["RCPT TO", "554 5.7.1 relay access denied", "ours"],
  ["RCPT TO", "530 5.7.0 authentication required", "ours"],
  ["RCPT TO", "550 5.7.1 no such user", "ours"],
  ["RCPT TO", "550 relay not permitted for unknown user", "ours"],
  ["RCPT TO", "550 no", "ours"],
  ["RCPT TO", "451 4.7.1 greylisted", "later"],
  ["RCPT TO", "452 4.2.2 mailbox full", "later"],
  ["RCPT TO", "421 4.7.0 too many connections", "away"],
  ["MAIL FROM", "550 5.1.1 no such mailbox", "ours"],
  ["MAIL FROM", "451 try later", "away"],
  ["DATA", "554 5.7.1 message rejected as spam", "ours"],
  ["DATA", "552 5.3.4 too big", "ours"],
  ["DATA", "451 4.3.0 try later", "later"],
  ["AUTH PLAIN", "535 5.7.8 bad credentials", "ours"],
  ["AUTH PLAIN", "454 4.7.0 temporary", "away"],
])("%s answered '%s' is %s", (command, response, kind) =>
  expect(failureKind({ command, response, responseCode: codeOf(response) })).toBe(kind),
);

test.each([
  [{ code: "ETIMEDOUT", command: "CONN" }],
  [{ code: "ESOCKET", command: "CONN" }],
  [{ code: "ECONNECTION", command: "DATA" }],
  [new Error("anything")],
  ["text"],
  [undefined],
])("%j, without an answer, is a server that is away", (error) => expect(failureKind(error)).toBe("away"));
