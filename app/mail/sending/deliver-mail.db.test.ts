import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { openLog } from "#platform/log.server.ts";
import { LiveFacts, liveConfig } from "#platform/settings/live-facts.server.ts";
import { readSettings, writeSettings } from "#platform/settings/settings.db.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { ownFolder } from "../../../tests/own-folder.ts";
import { type Mail, mailBody } from "../writing/mail-body.ts";
import { mailIn } from "../writing/spoken-mail.server.ts";
import { deliverDueMail, openCarrier, startMailDelivery } from "./deliver-mail.server.ts";
import { type MailCarrier, RecipientRefused } from "./mail-carrier.server.ts";
import { forgetOldMail, mostAttempts } from "./outbox.db.server.ts";
import { resendMails } from "./outbox-state.db.server.ts";
import { queueMail } from "./queue-mail.db.server.ts";

const log = openLog("silent");

const carrierOf = (send: MailCarrier["send"]): MailCarrier => ({ send, close: () => undefined });

const anyMail = (change: Partial<Mail> = {}) =>
  mailIn("en", { origin: "https://jhola.example" }, () => ({
    kind: "order-confirmation",
    to: "meera@example.com",
    subject: "Your order JC-1 – ₹1,499",
    body: mailBody(
      { name: "Jhola, Crafts", email: "hello@jhola.example", phone: "1", address: "Madhubani" },
      { title: "Thank you, <Meera>.", preview: "", blocks: [{ kind: "text", text: "It is on its way." }] },
    ),
    ...change,
  }));

eachShop("the outbox", {}, (outbox) => {
  const path = ownFolder();
  const config = () => ({
    dataDir: path(),
    mail: { smtpUrl: undefined, from: undefined },
    shop: { name: "Jhola, Crafts", email: "hello@jhola.example" },
  });
  const rows = () => outbox.rows("mail_outbox", {}, "created_at");
  const files = () => readdirSync(path("outbox")).sort();
  const texts = () => files().map((name) => readFileSync(path("outbox", name), "utf8"));
  const first = () => texts()[0]?.replaceAll("\r\n", "\n") ?? "";
  const senders = () => texts().map((text) => /^From: (.*)\r$/m.exec(text)?.[1]);
  const deliver = (carrier: MailCarrier = openCarrier(config())) =>
    deliverDueMail({ db: outbox.db, carrier, log });
  const failing = carrierOf(() => Promise.reject(new Error("451 try later")));

  it("forgets a mail whose transaction failed", async () => {
    const failed = inTransaction(outbox.db, async (trx) => {
      await queueMail(trx, anyMail());
      throw new Error("no order after all");
    });
    await expect(failed).rejects.toThrow("no order after all");
    expect(await rows()).toEqual([]);
  });

  it("writes about one occasion once", async () => {
    await queueMail(outbox.db, anyMail(), "order-1");
    await queueMail(outbox.db, anyMail({ subject: "again" }), "order-1");
    await queueMail(outbox.db, anyMail({ subject: "another matter" }), "order-2");
    expect((await rows()).map(({ subject }) => subject)).toEqual([anyMail().subject, "another matter"]);
  });

  it("delivers a mail as a file with HTML and text, once", async () => {
    await queueMail(outbox.db, anyMail({ replyTo: "shop@example.com" }));
    await deliver();
    await deliver();
    const named = /^\d{4}(-\d\d){2}T(\d\d-){3}\d{3}Z-order-confirmation-[0-9a-f-]{36}\.eml$/;
    expect(files()).toEqual([expect.stringMatching(named)]);
    const head = ["To: meera@example.com\n", "Reply-To: shop@example.com\n", "multipart/alternative"];
    const types = ["text/plain", "text/html"].map((type) => `Content-Type: ${type}; charset=utf-8`);
    const from = 'From: "Jhola, Crafts" <hello@jhola.example>\n';
    for (const said of [...head, ...types, from, "Thank you, <Meera>.", "Thank you, &lt;Meera&gt;."])
      expect(first()).toContain(said);
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 1, failed_at: null, sent_at: expect.any(Date) });
  });

  it("writes from the name and address that the owner has set, as soon as they are set", async () => {
    const { db } = outbox;
    const started = parseConfig({ DATA_DIR: path(), SHOP_NAME: "Jhola", SHOP_EMAIL: "hello@jhola.example" });
    const facts = new LiveFacts(db, started.shop);
    const carrier = openCarrier(liveConfig(started, facts));
    await queueMail(db, anyMail());
    await deliver(carrier);
    const { version } = await readSettings(db);
    const named = { name: "Mithila Haat", email: "care@mithila.example" };
    expect(await writeSettings(db, named, version)).toBe(true);
    await facts.follow(1);
    await queueMail(db, anyMail());
    await deliver(carrier);
    expect(senders()).toEqual(["Jhola <hello@jhola.example>", "Mithila Haat <care@mithila.example>"]);
  });

  it("lets no text become a header", async () => {
    await queueMail(outbox.db, anyMail({ subject: "Hello\r\nBcc: everyone", replyTo: "a@b.c\nX: y" }));
    await deliver();
    expect(first()).toContain("Subject: Hello Bcc: everyone\n");
    expect(first()).not.toMatch(/^(Bcc|X):/m);
    expect(first()).not.toMatch(/^Reply-To:/m);
  });

  it("makes no link of what somebody typed", async () => {
    const said = "Claim http://win.example/now";
    const body = { ...anyMail().body, title: said, blocks: [{ kind: "text" as const, text: said }] };
    await queueMail(outbox.db, anyMail({ subject: said, body }));
    await deliver();
    expect(first().replaceAll("=\n", "")).not.toMatch(/win\.example|http:\/\//);
    expect((await rows())[0]).toMatchObject({ subject: said });
  });

  it.each(["meera", "a@b.c, d@e.f", "a@b.c\r\nBcc: x@y.z", "Meera <a@b.c>", "a@b.c;d@e.f"])(
    "keeps a mail to %j as failed, without failing the caller",
    async (to) => {
      await queueMail(outbox.db, anyMail({ to }));
      await deliver();
      const [row] = await rows();
      expect(row).toMatchObject({ attempts: 0, sent_at: null, failed_at: expect.any(Date) });
    },
  );

  it.each([
    ["was sent", carrierOf(async () => undefined), null],
    [
      "was refused",
      carrierOf(() =>
        Promise.reject(new RecipientRefused("no", { cause: new Error("550 meera@example.com?") })),
      ),
      "not an e-mail address",
    ],
  ])("knows nothing of an unkept address once it %s, nor of its mailbox later", async (_, carrier, said) => {
    await queueMail(outbox.db, anyMail({ isUnkept: true, counted: "request" }));
    await deliver(carrier);
    const [row] = await rows();
    expect(row).toMatchObject({ to_address: "(deleted)", last_error: said, mailbox: expect.any(String) });
    expect(JSON.stringify(row)).not.toContain("meera@");
    await sql`update mail_outbox set sent_at = sent_at - interval '11 minutes',
      failed_at = failed_at - interval '11 minutes'`.execute(outbox.db);
    await forgetOldMail(outbox.db);
    expect(await outbox.column("mail_outbox", "mailbox")).toEqual([null]);
    expect(await resendMails(outbox.db)).toBe(0);
  });

  it("writes nothing to whoever has no mailbox", async () => {
    await queueMail(outbox.db, anyMail({ to: "" }));
    expect(await rows()).toEqual([]);
  });

  it("puts a mail off for longer each time and gives up after a week", async () => {
    await queueMail(outbox.db, anyMail());
    const waits: number[] = [];
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      await deliver(failing);
      const [row] = await rows();
      expect(row).toMatchObject({ attempts: attempt, sent_at: null, last_error: "451 try later" });
      waits.push(Math.round(((row?.next_attempt_at.getTime() ?? 0) - Date.now()) / 60_000));
      expect(row?.failed_at === null).toBe(attempt < mostAttempts);
      await sql`update mail_outbox set next_attempt_at = now()`.execute(outbox.db);
    }
    expect(waits.slice(0, 6)).toEqual([1, 5, 15, 60, 240, 240]);
    const minutesTried = waits.slice(0, -1).reduce((sum, wait) => sum + wait);
    expect(minutesTried).toBeGreaterThanOrEqual(7 * 24 * 60);
    await deliver();
    expect((await rows())[0]?.attempts).toBe(mostAttempts);
  });

  it("sends each mail once when several copies of the shop deliver at the same time", async () => {
    for (let index = 0; index < 40; index++)
      await queueMail(outbox.db, anyMail({ subject: `mail ${index}` }));
    const sent: string[] = [];
    const carrier = carrierOf(async ({ subject }) => {
      await pause(2);
      sent.push(subject);
    });
    await Promise.all([deliver(carrier), deliver(carrier), deliver(carrier)]);
    expect(sent).toHaveLength(40);
    expect(new Set(sent).size).toBe(40);
  });

  it("delivers what lies there at the start and what comes with a kick", async () => {
    await queueMail(outbox.db, anyMail({ subject: "before" }));
    const delivery = startMailDelivery({ db: outbox.db, config: config(), log });
    await expect.poll(async () => (await rows())[0]?.sent_at).toBeInstanceOf(Date);
    await inTransaction(outbox.db, async (trx) => {
      await queueMail(trx, anyMail({ subject: "after" }));
      delivery.kick();
    });
    delivery.kick();
    await expect.poll(async () => (await rows())[1]?.sent_at).toBeInstanceOf(Date);
    await delivery.stop();
    await queueMail(outbox.db, anyMail({ subject: "too late" }));
    delivery.kick();
    expect((await rows())[2]?.attempts).toBe(0);
    expect(files()).toHaveLength(2);
  });
});
