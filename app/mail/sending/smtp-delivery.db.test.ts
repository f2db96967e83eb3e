import { sql } from "kysely";
import { afterEach, expect, it } from "vitest";
import { openLog } from "#platform/log.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { badMailServer, catchMails, drops, hangs } from "../../../tests/mail-catcher.ts";
import { someMail } from "../../../tests/some-mail.ts";
import { deliverDueMail } from "./deliver-mail.server.ts";
import { smtpCarrier } from "./mail-carrier.server.ts";
import { forgetOldMail } from "./outbox.db.server.ts";
import { outboxState, resendMails } from "./outbox-state.db.server.ts";
import { queueMail } from "./queue-mail.db.server.ts";

const sender = () => ({ name: "Jhola", address: "hello@jhola.example" });
const mail = someMail({ kind: "test" });
const nowhere = async () => ({ url: "smtp://127.0.0.1:1", close: () => undefined });
/** A server that answers each recipient so. */
const answers = (responseCode: number, words: string) => () =>
  catchMails({
    hideENHANCEDSTATUSCODES: true,
    onRcptTo: (_to, _session, done) => done(Object.assign(new Error(words), { responseCode })),
  });

eachShop("the outbox by SMTP", {}, (outbox) => {
  const row = () => outbox.row("mail_outbox");
  const becomeDue = () => sql`update mail_outbox set next_attempt_at = now()`.execute(outbox.db);
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  /** One round of delivery to a mail server. */
  async function deliverTo(server: { url: string; close(): void }, patience = 10_000, log = outbox.log) {
    const carrier = smtpCarrier(server.url, sender, patience);
    closing.push(carrier.close, server.close);
    await deliverDueMail({ db: outbox.db, carrier, log });
  }

  it.each([
    ["refuses", answers(451, "greylisted"), /greylisted/],
    ["hangs", () => badMailServer(hangs), /never received/],
    ["drops", () => badMailServer(drops), /./],
    ["is not there", nowhere, /ECONNREFUSED/],
  ])("keeps a mail when the server %s, and delivers it once one takes it", async (how, serve, reason) => {
    await queueMail(outbox.db, mail, "one");
    await deliverTo(await serve(), how === "hangs" ? 400 : 10_000);
    expect(await row()).toMatchObject({ attempts: 1, sent_at: null, failed_at: null });
    expect((await row()).last_error).toMatch(reason);
    const working = await catchMails();
    await deliverTo(working);
    expect(working.received).toEqual([]);
    await becomeDue();
    await deliverTo(working);
    await becomeDue();
    await queueMail(outbox.db, mail, "one");
    await deliverTo(working);
    expect(working.received).toHaveLength(1);
    expect(working.received[0]).toContain("Subject: Your order");
    expect(await row()).toMatchObject({ attempts: 2, sent_at: expect.any(Date), last_error: null });
  });

  it.each([
    ["there is not", answers(550, "5.1.1 no such mailbox")],
    ["has no such domain", answers(550, "5.1.2 unknown domain")],
    ["is closed", answers(550, "5.2.1 mailbox disabled")],
  ])("gives a mail up at once whose mailbox %s, and finds nothing wrong with the mails", async (_, serve) => {
    await queueMail(outbox.db, mail);
    await deliverTo(await serve());
    expect(await row()).toMatchObject({ attempts: 1, sent_at: null, failed_at: expect.any(Date) });
    expect((await row()).last_error).toMatch(/^recipient refused: .*550 5\.\d\.\d/);
    expect(await outboxState(outbox.db)).toMatchObject({ waiting: 0, stuck: 0, failed: 0, refused: 1 });
  });

  it.each([
    ["a server that is not there", nowhere, { code: "ESOCKET", command: "CONN" }],
    [
      "a wrong password",
      async () => {
        const server = await catchMails({
          authOptional: false,
          allowInsecureAuth: true,
          onAuth: (_auth, _session, done) => done(new Error("no meera@example.com here")),
        });
        return { ...server, url: server.url.replace("//", "//meera:secret@") };
      },
      { code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" },
    ],
    ["no mailbox", answers(550, "5.1.1 meera@x is unknown"), { responseCode: 550, command: "RCPT TO" }],
  ])("logs how %s failed a mail, and no word of what was answered", async (_, serve, facts) => {
    await queueMail(outbox.db, mail);
    const lines: string[] = [];
    await deliverTo(await serve(), 10_000, openLog("warn", { write: (line) => lines.push(line) }));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ kind: "test", attempts: 1, ...facts });
    expect(lines.join()).not.toMatch(/meera|secret|unknown/);
  });

  it("finds fault with the mails when the shop's own mailbox is refused", async () => {
    await queueMail(outbox.db, { ...mail, to: "Hello@jhola.example" });
    await deliverTo(await answers(550, "5.1.1 no such mailbox")());
    expect(await outboxState(outbox.db)).toMatchObject({ waiting: 0, failed: 1, refused: 0 });
  });

  it.each([
    ["relays nothing", answers(554, "5.7.1 relay access denied")],
    ["wants the shop to sign in", answers(530, "5.7.0 authentication required")],
    ["does not know the sender", answers(550, "5.1.8 sender rejected")],
    ["says no more than no", answers(550, "relay not permitted")],
    [
      "refuses the sender",
      () =>
        catchMails({
          onMailFrom: (_from, _session, done) =>
            done(Object.assign(new Error("no such mailbox"), { responseCode: 550 })),
        }),
    ],
  ])("keeps a mail when the server %s: that is the shop's to mend", async (_, serve) => {
    await queueMail(outbox.db, mail);
    await deliverTo(await serve());
    expect(await row()).toMatchObject({ attempts: 1, sent_at: null, failed_at: null });
  });

  it("sends again what was given up or put off, but not to who is not there or no address", async () => {
    const putOff = { next_attempt_at: sql<Date>`now() + interval '4 hours'`, last_error: "ECONNREFUSED" };
    const failed = { failed_at: sql<Date>`now() - interval '2 days'`, attempts: 47 };
    const changes: Record<string, object> = {
      "put off": { ...putOff, attempts: 9 },
      "given up": { ...failed, last_error: "ECONNREFUSED" },
      "given up long ago": { ...failed, failed_at: sql<Date>`now() - interval '8 days'` },
      "being sent": { next_attempt_at: sql<Date>`now() + interval '5 minutes'`, last_error: "ECONNREFUSED" },
      refused: { ...failed, last_error: "recipient refused: 550 5.1.1" },
      "no address": {},
      sent: { sent_at: sql<Date>`now()` },
    };
    for (const [subject, change] of Object.entries(changes)) {
      const to = subject === "no address" ? "a@b.c, d@e.f" : mail.to;
      await queueMail(outbox.db, { ...mail, subject, to });
      await outbox.set("mail_outbox", { subject }, { attempts: 1, ...change });
    }
    expect(await outboxState(outbox.db)).toMatchObject({ failed: 1, refused: 2 });
    expect(await resendMails(outbox.db)).toBe(2);
    const server = await catchMails();
    await deliverTo(server);
    const subjects = server.received.map((each) => /^Subject: (.*)$/m.exec(each)?.[1]?.trim());
    expect(subjects.sort()).toEqual(["given up", "put off"]);
    expect(await outbox.row("mail_outbox", { subject: "given up" })).toMatchObject({ attempts: 1 });
  });

  it("puts off what has no mail body, and delivers the others", async () => {
    await queueMail(outbox.db, mail);
    await outbox.set("mail_outbox", {}, { letter: JSON.stringify({ blocks: 1 }) });
    await queueMail(outbox.db, { ...mail, subject: "Another" });
    const server = await catchMails();
    await deliverTo(server);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toContain("Subject: Another");
  });

  it("forgets what left a month ago and what was given up three months ago, and nothing else", async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    const ages = [
      { subject: "new", sent_at: ago(29) },
      { subject: "old", sent_at: ago(31) },
      { subject: "failed", failed_at: ago(89) },
      { subject: "long failed", failed_at: ago(91) },
      { subject: "waiting", created_at: ago(365) },
    ];
    for (const { subject, ...change } of ages) {
      await queueMail(outbox.db, { ...mail, subject });
      await outbox.set("mail_outbox", { subject }, change);
    }
    await forgetOldMail(outbox.db);
    const left = await outbox.column("mail_outbox", "subject", {}, "subject");
    expect(left).toEqual(["failed", "new", "waiting"]);
  });
});
