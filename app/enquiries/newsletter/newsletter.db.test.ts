import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { mailBodySchema } from "#platform/mail/writing/mail-body.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { forgetOldEnquiries } from "../forget-enquiries.db.server.ts";
import { comeBack, unsubscribe } from "./newsletter.db.server.ts";
import { receiveSignUp } from "./receive-sign-up.server.ts";

const now = new Date("2026-11-21T10:00:00Z");
const daysLater = new Date("2026-11-23T10:00:00Z");
const after = (days: number) => new Date(daysLater.getTime() + days * 86_400_000);

eachDatabase("signing up for the newsletter", (database) => {
  const db = () => database().db;
  const rows = () =>
    db()
      .selectFrom("newsletter_subscribers")
      .select(["email", "spam", "consent_source as source", "unsubscribed_at as left"])
      .execute();
  const mails = () => db().selectFrom("mail_outbox").selectAll().execute();
  let sends = 0;
  const signUp = (fields: Record<string, string>, at = now) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const shop = { db: db(), config: parseConfig({}), now: () => at, sendMailSoon: () => void sends++ };
    return receiveSignUp(shop, "203.0.113.50", form);
  };

  beforeEach(async () => {
    sends = 0;
    for (const table of [
      "newsletter_subscribers",
      "contact_messages",
      "mail_outbox",
      "rate_limits",
    ] as const) {
      await db().deleteFrom(table).execute();
    }
  });

  test("welcomes once, with the way out in the mail", async () => {
    expect(await signUp({ email: "Asha@Example.com", source: "post" })).toBe("subscribed");
    expect(await signUp({ email: "asha@example.com", source: "footer" })).toBe("subscribed");
    expect(await rows()).toEqual([{ email: "asha@example.com", spam: false, source: "post", left: null }]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: "newsletter-welcome", to_address: "asha@example.com" });
    expect(mailBodySchema.parse(mail?.letter).unsubscribe).toMatch(
      /^http:\/\/localhost:3000\/unsubscribe\?token=[\w-]{32}$/,
    );
    expect(sends).toBeGreaterThan(0);
  });

  test("asks the mailbox of an address that had left, and begins nothing before its own word", async () => {
    await signUp({ email: "asha@example.com" });
    const [first] = await mails();
    const unsubscribeLink = mailBodySchema.parse(first?.letter).unsubscribe ?? "";
    await unsubscribe(db(), new URL(unsubscribeLink).searchParams.get("token") ?? "", now);
    for (const source of ["footer", "post", "opening"])
      await signUp({ email: "asha@example.com", source }, daysLater);
    // Once in thirty days.
    await signUp({ email: "asha@example.com" }, after(29));
    expect(await rows()).toMatchObject([{ left: now }]);
    const [, asked, ...more] = await mails();
    expect(more).toEqual([]);
    expect(asked).toMatchObject({ kind: "newsletter-again", to_address: "asha@example.com" });
    const link = /http[^"]*again=1/.exec(JSON.stringify(asked?.letter))?.[0] ?? "";
    const token = new URL(link).searchParams.get("token") ?? "";
    expect(await comeBack(db(), "none-of-the-shops-own", daysLater)).toBe(false);
    expect(await comeBack(db(), token, daysLater)).toBe(true);
    expect(await comeBack(db(), token, daysLater)).toBe(true);
    expect(await rows()).toMatchObject([{ left: null }]);
    await db().updateTable("newsletter_subscribers").set({ unsubscribed_at: now }).execute();
    await signUp({ email: "asha@example.com" }, after(30));
    expect(await mails()).toHaveLength(3);
  });

  test("keeps what filled the honeypot, marked, and writes to nobody", async () => {
    expect(await signUp({ email: "bot@example.com", website: "x" })).toBe("subscribed");
    expect(await rows()).toEqual([{ email: "bot@example.com", spam: true, source: "footer", left: null }]);
    expect(await mails()).toEqual([]);
    expect(sends).toBe(0);
  });

  test("a person is welcome after a program used the address; a program changes nothing about a person", async () => {
    await signUp({ email: "asha@example.com", website: "x" });
    await signUp({ email: "asha@example.com", source: "blog" });
    expect(await rows()).toMatchObject([{ spam: false, source: "blog" }]);
    expect(await mails()).toHaveLength(1);
    await db().updateTable("newsletter_subscribers").set({ unsubscribed_at: now }).execute();
    await signUp({ email: "asha@example.com", website: "x" });
    expect(await rows()).toMatchObject([{ spam: false, source: "blog", left: now }]);
  });

  test("an address that bounced begins anew by a new sign-up, and by no program's", async () => {
    await signUp({ email: "asha@example.com" });
    await db()
      .updateTable("newsletter_subscribers")
      .set({ bounced_at: now, bounce: "refused", unreached: 1, unreached_since: now })
      .execute();
    const state = () =>
      db().selectFrom("newsletter_subscribers").select(["bounced_at", "bounce", "unreached"]).execute();
    await signUp({ email: "asha@example.com", website: "x" });
    expect(await state()).toEqual([{ bounced_at: now, bounce: "refused", unreached: 1 }]);
    await signUp({ email: "asha@example.com" }, daysLater);
    expect(await state()).toEqual([{ bounced_at: null, bounce: null, unreached: 0 }]);
    expect(await mails()).toHaveLength(2);
  });

  test("forgets who left a month ago and what looked like spam three months ago, and old messages", async () => {
    const ages = {
      left: "40 days",
      "just left": "20 days",
      spam: "100 days",
      "new spam": "80 days",
      "long bounced": "400 days",
      bounced: "300 days",
      here: "9 years",
    };
    for (const [email, age] of Object.entries(ages)) {
      const when = sql<Date>`now() - ${age}::interval`;
      const spam = email.includes("spam");
      const unsubscribed_at = email.includes("left") ? when : null;
      const bounced = email.includes("bounced") ? { bounced_at: when, bounce: "marked" as const } : {};
      await db()
        .insertInto("newsletter_subscribers")
        .values({
          email,
          consent_at: when,
          consent_source: "footer",
          unsubscribe_token: email,
          spam,
          unsubscribed_at,
          ...bounced,
        })
        .execute();
    }
    for (const [full_name, years] of [
      ["old", 3],
      ["new", 1],
    ] as const) {
      await db()
        .insertInto("contact_messages")
        .values({
          full_name,
          email: "a@example.com",
          message_content: "Hi",
          updated_at: sql<Date>`now() - make_interval(years => ${years})`,
        })
        .execute();
    }
    await forgetOldEnquiries(db());
    expect((await rows()).map(({ email }) => email).sort()).toEqual([
      "bounced",
      "here",
      "just left",
      "new spam",
    ]);
    const kept = await db().selectFrom("contact_messages").select("full_name").execute();
    expect(kept).toEqual([{ full_name: "new" }]);
  });

  test("refuses what is no address, and keeps nothing of it", async () => {
    expect(await signUp({ email: "asha@example.com\r\nBcc: x@example.com" })).toBe("invalid");
    expect(await rows()).toEqual([]);
  });
});
