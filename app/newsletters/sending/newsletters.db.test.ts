import { expect, test } from "vitest";
import { mostAttempts } from "#mail/sending/outbox.db.server.ts";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailBody } from "#mail/writing/mail-body.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { unsubscribe } from "#newsletters/signing-up/newsletter.db.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { answeringMails, atOnce, newsletterShop } from "../../../tests/database/newsletter-shop.ts";
import { badMailServer, catchMails, drops, dropsAfterMail, hangs } from "../../../tests/mail-catcher.ts";
import { readMail } from "../../../tests/read-mail.ts";
import { claimDelivery } from "./deliveries.db.server.ts";
import {
  beginSending,
  countReaders,
  goOnSending,
  pauseSending,
  stopSending,
} from "./sending-state.db.server.ts";

const now = new Date("2026-11-28T10:00:00Z");

eachShop("sending newsletters", { at: now }, (shop) => {
  const { subscribe, begin, states, newsletter, subscriber, becomeDue, sendTo } = newsletterShop(shop);
  const to = (mails: readonly string[]) => mails.map((mail) => /^To: (.*)@/m.exec(mail)?.[1]).sort();

  test("goes once to everybody who may be written to, each in their language and with their own way out", async () => {
    await subscribe("asha", { email: "ravi", language: "hi" });
    await subscribe({ email: "gone", left: true }, { email: "bot", spam: true });
    await shop.add("newsletter_subscribers", {
      ...{ id: "lost", email: "lost@example.com", consent_source: "footer", unsubscribe_token: "lost" },
      ...{ bounced_at: now, bounce: "marked" },
    });
    expect(await countReaders(shop.db)).toEqual({ all: 2, hindi: 1 });
    expect(await begin({ subject_hi: "दीये", content_hi: "<p>दीये आ गए।</p>" })).toBe(2);
    expect(await shop.inTransaction((trx) => beginSending(trx, "lamps", 1))).toBeUndefined();
    const server = await catchMails();
    await sendTo(server);
    await sendTo(server);
    expect(to(server.received)).toEqual(["asha", "ravi"]);
    expect(await states()).toEqual({ asha: "sent", ravi: "sent" });
    expect(await newsletter()).toMatchObject({ state: "sent", ended_at: expect.any(Date) });
    const mails = server.received.map((raw) => ({ raw, ...readMail(raw) }));
    const english = mails.find(({ raw }) => /^To: asha/m.test(raw));
    const hindi = mails.find(({ raw }) => /^To: ravi/m.test(raw));
    expect(english?.text).toContain(
      "the lamps (http://localhost:3000/shop?utm_source=newsletter&utm_medium=email&utm_campaign=lamps)",
    );
    expect(hindi?.text).toContain("दीये आ गए।");
    expect(english?.headers.get("list-unsubscribe")).toEqual([
      "<http://localhost:3000/unsubscribe?token=token-of-asha-long&from=lamps>",
    ]);
    expect(english?.headers.get("list-unsubscribe-post")).toEqual(["List-Unsubscribe=One-Click"]);
    expect(english?.headers.get("list-id")).toEqual(["<newsletter.localhost>"]);
  });

  test("without a Hindi text everybody gets the English one", async () => {
    await subscribe({ email: "ravi", language: "hi" });
    await begin();
    const server = await catchMails();
    await sendTo(server);
    expect(server.received[0]).toContain("Subject: Lamps");
  });

  test("a mailbox that is not there is stopped at once, and nobody else waits for it", async () => {
    await subscribe("asha", "lost", "ravi");
    await begin();
    const gone = [550, "5.1.1 no such user"] as const;
    const server = await answeringMails((address) => (address.startsWith("lost") ? [...gone] : undefined));
    await sendTo(server);
    expect(await states()).toEqual({ asha: "sent", lost: "refused", ravi: "sent" });
    expect(await subscriber("lost")).toMatchObject({ bounced_at: expect.any(Date), bounce: "refused" });
    expect(await newsletter()).toMatchObject({ state: "sent", troubles: 0 });
    expect(await countReaders(shop.db)).toEqual({ all: 2, hindi: 0 });
  });

  test("an address that is put off is tried later, for a week, and stopped after two newsletters", async () => {
    await subscribe("asha", "full");
    const server = await answeringMails((address) =>
      address.startsWith("full") ? [452, "4.2.2 mailbox full"] : undefined,
    );
    const giveUp = async (id: string, moment: Date) => {
      await begin({}, id);
      await sendTo(server, 10_000, moment);
      expect(await newsletter(id)).toMatchObject({ state: "sending", troubles: 0 });
      await shop.set("newsletter_deliveries", { state: "waiting" }, { attempts: mostAttempts - 1 });
      await becomeDue();
      await sendTo(server, 10_000, moment);
      expect(await newsletter(id)).toMatchObject({ state: "sent" });
    };
    await giveUp("first", now);
    expect(await subscriber("full")).toMatchObject({ unreached: 1, unreached_since: now, bounced_at: null });
    await giveUp("second", new Date("2026-12-20T10:00:00Z"));
    expect(await subscriber("full")).toMatchObject({ unreached: 2, bounce: "unreached" });
    expect(await subscriber("asha")).toMatchObject({ unreached: 0, bounced_at: null });
    expect(await begin({}, "third")).toBe(1);
  });

  test.each([
    ["hangs", () => badMailServer(hangs), 400],
    ["drops the connection", () => badMailServer(drops), 10_000],
    ["is not there", async () => ({ url: "smtp://127.0.0.1:1", close: () => undefined }), 10_000],
  ])("a mail server that %s is asked later, and blames no address", async (_, serve, patience) => {
    await subscribe("asha", "ravi");
    await begin();
    await sendTo(await serve(), patience);
    expect(await newsletter()).toMatchObject({ state: "sending", troubles: 1, held_until: expect.any(Date) });
    expect(await states()).toEqual({ asha: "waiting", ravi: "waiting" });
    const working = await catchMails();
    await sendTo(working);
    expect(working.received).toEqual([]);
    await becomeDue();
    await sendTo(working);
    expect(to(working.received)).toEqual(["asha", "ravi"]);
    expect(await newsletter()).toMatchObject({ state: "sent", troubles: 0, trouble: null });
    expect(await subscriber("asha")).toMatchObject({ bounced_at: null, unreached: 0 });
  });

  test("one that drops the connection after the mail is asked again with the same Message-ID", async () => {
    await subscribe("asha");
    await begin();
    const taken: string[] = [];
    await sendTo(await badMailServer(dropsAfterMail(taken)));
    expect(await states()).toEqual({ asha: "waiting" });
    await becomeDue();
    const working = await catchMails();
    await sendTo(working);
    const ids = [...taken, ...working.received].map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]?.trim());
    expect(ids).toEqual([expect.stringMatching(/^<.+@jhola\.example>$/), ids[0]]);
    expect(await states()).toEqual({ asha: "sent" });
  });

  test("a server that refuses the newsletter itself pauses it, and no address is stopped", async () => {
    await subscribe("a", "b", "c", "d", "e");
    await begin();
    const refusing = await catchMails({
      onData(stream, _session, done) {
        stream.resume();
        stream.on("end", () => done(Object.assign(new Error("5.7.1 spam"), { responseCode: 554 })));
      },
    });
    await sendTo(refusing);
    expect(await newsletter()).toMatchObject({ state: "paused", troubles: 3, trouble: "DATA 554" });
    expect(Object.values(await states())).toEqual(Array(5).fill("waiting"));
    expect(await countReaders(shop.db)).toMatchObject({ all: 5 });
    await shop.inTransaction((trx) => goOnSending(trx, "lamps"));
    await becomeDue();
    const working = await catchMails();
    await sendTo(working);
    expect(to(working.received)).toEqual(["a", "b", "c", "d", "e"]);
  });

  test("whoever leaves, is deleted or marked meanwhile is passed over, though they were on the list", async () => {
    await subscribe("asha", "left", "gone", "marked");
    await begin();
    expect(await unsubscribe(shop.db, "token-of-left-long", now, "lamps")).toBe(true);
    await shop.remove("newsletter_subscribers", "gone");
    await shop.set("newsletter_subscribers", "marked", { bounced_at: now, bounce: "marked" });
    const server = await catchMails();
    await sendTo(server);
    expect(to(server.received)).toEqual(["asha"]);
    expect(await states()).toEqual({ asha: "sent", left: "skipped", marked: "skipped", "?": "skipped" });
    const gone = (await shop.rows("newsletter_deliveries")).filter(({ unsubscribed_at }) => unsubscribed_at);
    expect(gone.map(({ subscriber_id }) => subscriber_id)).toEqual(["left"]);
  });

  test("waits while it is paused, goes on, and is stopped for good", async () => {
    await subscribe("asha", "ravi");
    await begin();
    expect(await pauseSending(shop.db, "lamps")).toBe(true);
    const server = await catchMails();
    await sendTo(server);
    expect(server.received).toEqual([]);
    expect(await shop.inTransaction((trx) => goOnSending(trx, "lamps"))).toBe(true);
    expect(await claimDelivery(shop.db, atOnce)).toMatchObject({ kind: "claimed" });
    expect(await shop.inTransaction((trx) => stopSending(trx, "lamps"))).toBe(2);
    expect(await shop.inTransaction((trx) => stopSending(trx, "lamps"))).toBeUndefined();
    expect(await shop.inTransaction((trx) => goOnSending(trx, "lamps"))).toBe(false);
    await sendTo(server);
    expect(server.received).toEqual([]);
    expect(await states()).toEqual({ asha: "skipped", ravi: "skipped" });
  });

  test("lets the outbox go first", async () => {
    await subscribe("asha");
    await begin();
    const body = mailBody(shop.config.shop, { title: "Thank you.", preview: "", blocks: [] });
    await queueMail(
      shop.db,
      mailIn("en", { origin: "https://jhola.example" }, () => ({
        kind: "order-placed",
        to: "b@example.com",
        subject: "Your order",
        body,
      })),
    );
    const server = await catchMails();
    await sendTo(server);
    expect(server.received).toEqual([]);
    await shop.set("mail_outbox", {}, { sent_at: now });
    await sendTo(server);
    expect(to(server.received)).toEqual(["asha"]);
  });

  test("all copies share one pace, and no two of them a mail", async () => {
    await subscribe("a", "b", "c", "d");
    await begin();
    const first = await claimDelivery(shop.db, 30);
    expect(first.kind).toBe("claimed");
    const second = await claimDelivery(shop.db, 30);
    expect(second).toMatchObject({ kind: "wait" });
    expect(second.kind === "wait" && second.ms).toBeGreaterThan(1000);
    expect(second.kind === "wait" && second.ms).toBeLessThanOrEqual(2000);
    const claims = await Promise.all([1, 2, 3, 4, 5].map(() => claimDelivery(shop.db, atOnce)));
    const ids = [first, ...claims].flatMap((claim) => (claim.kind === "claimed" ? [claim.id] : []));
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });
});

eachShop("the pictures of a newsletter", { at: "2026-11-28T10:00:00Z", on: "embedded" }, (shop) => {
  const { subscribe, begin, sendTo } = newsletterShop(shop);

  test("are the shop's own, by whole addresses; one from elsewhere tells nobody who reads (TEXT-18)", async () => {
    await subscribe("asha");
    const own = '<img src="/files/text_images/texts/a_300x200.webp" alt="A loom">';
    await begin({ content: `<p>Look: ${own} <img src="https://spy.example/b.png" alt="B"></p>` });
    const server = await catchMails();
    await sendTo(server);
    const { html } = readMail(server.received[0] ?? "");
    expect(html).toContain(`src="${shop.config.origin}/files/text_images/texts/a_300x200.webp"`);
    expect(html).not.toContain("spy.example");
  });

  test("nor does that of a product's card, or its own, tell another site who reads (PRODUCT-35)", async () => {
    const spied = "https://spy.example/a.png";
    await shop.addProducts([
      { id: "far", name: "Far Tote", slug: "far-tote", images: [spied] },
      { id: "own", name: "Own Tote", slug: "own-tote", images: ["/files/product_images/own/a_40x30.webp"] },
    ]);
    await subscribe("asha");
    await begin({ products: ["far", "own"], picture_url: spied });
    const server = await catchMails();
    await sendTo(server);
    const { html } = readMail(server.received[0] ?? "");
    expect(html).toContain("Far Tote");
    expect(html).toContain(`${shop.config.origin}/files/product_images/own/a_40x30.webp`);
    expect(html).not.toContain("spy.example");
  });
});
