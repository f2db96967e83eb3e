import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { smtpCarrier } from "./mail-carrier.server.ts";
import type { DueMail } from "./outbox.db.server.ts";

const mail: DueMail = {
  id: "0190-mail",
  kind: "order-confirmation",
  to: "meera@example.com",
  subject: "Your order",
  html: "<p>Thank you.</p>",
  text: "Thank you.",
  createdAt: new Date("2026-11-21T07:00:00Z"),
  attempts: 1,
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A mail server on a free port, and the mails it took. */
async function mailServer(options: SMTPServerOptions = {}) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        received.push(Buffer.concat(parts).toString());
        done();
      });
    },
    ...options,
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  closing.push(() => server.close());
  return { received, ...carrierTo(server.server, 15_000) };
}

async function rawServer(onConnection: (socket: Socket) => void) {
  const server = createServer(onConnection).listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => server.close());
  return carrierTo(server, 300);
}

function carrierTo(server: Pick<Server, "address">, patience: number) {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const carrier = smtpCarrier(`smtp://127.0.0.1:${port}`, "Jhola Crafts <hello@jhola.example>", patience);
  closing.push(() => carrier.close());
  return { carrier };
}

test("hands a mail to the mail server", async () => {
  const { carrier, received } = await mailServer();
  await carrier.send(mail);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain("From: Jhola Crafts <hello@jhola.example>");
  expect(received[0]).toContain("Message-ID: <0190-mail@jhola.example>");
  expect(received[0]).toContain("Date: Sat, 21 Nov 2026 07:00:00 +0000");
});

test("says why the mail server refused a mail", async () => {
  const { carrier } = await mailServer({
    onRcptTo: (_address, _session, done) => done(new Error("mailbox full")),
  });
  await expect(carrier.send(mail)).rejects.toThrow("mailbox full");
});

test("gives up on a mail server that never answers", async () => {
  const { carrier } = await rawServer(() => undefined);
  await expect(carrier.send(mail)).rejects.toThrow();
});

test("fails when the mail server hangs up in the middle", async () => {
  const { carrier } = await rawServer((socket) => {
    socket.write("220 hello\r\n");
    socket.once("data", () => socket.destroy());
    socket.on("error", () => undefined);
  });
  await expect(carrier.send(mail)).rejects.toThrow();
});

test("fails when there is no mail server", async () => {
  const carrier = smtpCarrier("smtp://127.0.0.1:1", "hello@jhola.example", 300);
  await expect(carrier.send(mail)).rejects.toThrow();
  carrier.close();
});
