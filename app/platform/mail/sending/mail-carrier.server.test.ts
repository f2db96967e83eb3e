import { afterEach, expect, test } from "vitest";
import { badMailServer, catchMails, drops, hangs } from "../../../../tests/mail-catcher.ts";
import { type FinishedMail, smtpCarrier } from "./mail-carrier.server.ts";

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
