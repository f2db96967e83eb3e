import { afterEach, expect, test } from "vitest";
import { badMailServer, catchMails, drops, hangs } from "../../../tests/mail-catcher.ts";
import { type FinishedMail, smtpCarrier } from "./mail-carrier.server.ts";
import { failureKind, mailSender } from "./mail-failure.ts";

const sender = { name: "Jhola Crafts", address: "hello@jhola.example" };
const mail: FinishedMail = {
  id: "0190-mail",
  kind: "order-confirmation",
  to: "meera@example.com",
  subject: "Your order",
  html: "<p>Thank you.</p>",
  text: "Thank you.",
  createdAt: new Date("2026-11-21T07:00:00Z"),
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A carrier to a mail server; both are closed after the test. */
async function carrierTo(server: ReturnType<typeof catchMails>, patience = 15_000) {
  const { url, received, close } = await server;
  const carrier = smtpCarrier(url, () => sender, patience);
  closing.push(carrier.close, close);
  return { carrier, received };
}

test("hands a mail to the mail server", async () => {
  const { carrier, received } = await carrierTo(catchMails());
  await carrier.send(mail);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain("From: Jhola Crafts <hello@jhola.example>");
  expect(received[0]).toContain("Message-ID: <0190-mail@jhola.example>");
  expect(received[0]).toContain("Date: Sat, 21 Nov 2026 07:00:00 +0000");
});

test("a picture that its HTML names stands in the mail itself", async () => {
  const { carrier, received } = await carrierTo(catchMails());
  await carrier.send({ ...mail, codes: [{ cid: "code-1", png: Buffer.from("a picture") }] });
  expect(received[0]).toMatch(/multipart\/related.*Content-Type: image\/png.*Content-Id: <code-1>/is);
  expect(received[0]).toContain(Buffer.from("a picture").toString("base64"));
});

test("a newsletter mail tells mailboxes how it ends", async () => {
  const { carrier, received } = await carrierTo(catchMails());
  await carrier.send({ ...mail, unsubscribe: "https://shop.example/unsubscribe?token=abc" });
  await carrier.send(mail);
  expect(received[0]).toContain("List-Unsubscribe: <https://shop.example/unsubscribe?token=abc>");
  expect(received[0]).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(received[1]).not.toContain("List-Unsubscribe");
});

test("says why the mail server refused a mail", async () => {
  const full = catchMails({ onRcptTo: (_to, _session, done) => done(new Error("mailbox full")) });
  const { carrier } = await carrierTo(full);
  await expect(carrier.send(mail)).rejects.toThrow("mailbox full");
});

test("gives up on a mail server that never answers", async () => {
  const { carrier } = await carrierTo(badMailServer(hangs), 300);
  await expect(carrier.send(mail)).rejects.toThrow();
});

test("fails when the mail server hangs up in the middle", async () => {
  const { carrier } = await carrierTo(badMailServer(drops), 300);
  await expect(carrier.send(mail)).rejects.toThrow();
});

test("fails when there is no mail server", async () => {
  const carrier = smtpCarrier("smtp://127.0.0.1:1", () => sender, 300);
  await expect(carrier.send(mail)).rejects.toThrow();
  carrier.close();
});

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

const shop = { name: "Mithila <Haat>", email: "care@mithila.example" };

test.each([
  [undefined, { name: "Mithila <Haat>", address: "care@mithila.example" }],
  ["hello@jhola.example", { name: "", address: "hello@jhola.example" }],
  ["Jhola, Crafts <hello@jhola.example>", { name: "Jhola, Crafts", address: "hello@jhola.example" }],
  ['"Jhola & Co." <hello@jhola.example>', { name: "Jhola & Co.", address: "hello@jhola.example" }],
])("MAIL_FROM %j makes mails come from %j", (from, sender) => {
  expect(mailSender({ mail: { from }, shop })).toEqual(sender);
});
