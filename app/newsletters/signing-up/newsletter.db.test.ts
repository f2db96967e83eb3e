import { sql } from "kysely";
import { expect, test } from "vitest";
import { mailBodySchema } from "#mail/writing/mail-body.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { formOf } from "../../../tests/form-of.ts";
import { forgetOldReaders } from "../forget-readers.db.server.ts";
import { comeBack, subscribe, unsubscribe } from "./newsletter.db.server.ts";
import { receiveSignUp } from "./receive-sign-up.server.ts";

const now = new Date("2026-11-21T10:00:00Z");
const daysLater = new Date("2026-11-23T10:00:00Z");
const after = (days: number) => new Date(daysLater.getTime() + days * 86_400_000);

eachShop("signing up for the newsletter", { at: now }, (shop) => {
  const rows = async () =>
    (await shop.rows("newsletter_subscribers")).map(({ email, spam, consent_source, unsubscribed_at }) => ({
      ...{ email, spam, source: consent_source, left: unsubscribed_at },
    }));
  const signUp = (fields: Record<string, string>, at = now) => {
    shop.clock = at;
    return receiveSignUp(shop, "203.0.113.50", formOf(fields));
  };

  test("welcomes once, with the way out in the mail", async () => {
    expect(await signUp({ email: "Asha@Example.com", source: "post" })).toBe("subscribed");
    expect(await signUp({ email: "asha@example.com", source: "footer" })).toBe("subscribed");
    expect(await rows()).toEqual([{ email: "asha@example.com", spam: false, source: "post", left: null }]);
    const [mail, ...others] = await shop.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: "newsletter-welcome", to_address: "asha@example.com" });
    expect(mailBodySchema.parse(mail?.letter).unsubscribe).toMatch(
      /^http:\/\/localhost:3000\/unsubscribe\?token=[\w-]{32}$/,
    );
    expect(shop.kicks).toBeGreaterThan(0);
  });

  test("asks the mailbox of an address that had left, and begins nothing before its own word", async () => {
    await signUp({ email: "asha@example.com" });
    const [first] = await shop.mails();
    const unsubscribeLink = mailBodySchema.parse(first?.letter).unsubscribe ?? "";
    await unsubscribe(shop.db, new URL(unsubscribeLink).searchParams.get("token") ?? "", now);
    for (const source of ["footer", "post", "opening"])
      await signUp({ email: "asha@example.com", source }, daysLater);
    // Once in thirty days.
    await signUp({ email: "asha@example.com" }, after(29));
    expect(await rows()).toMatchObject([{ left: now }]);
    const [, asked, ...more] = await shop.mails();
    expect(more).toEqual([]);
    expect(asked).toMatchObject({ kind: "newsletter-again", to_address: "asha@example.com" });
    const link = /http[^"]*again=1/.exec(JSON.stringify(asked?.letter))?.[0] ?? "";
    const token = new URL(link).searchParams.get("token") ?? "";
    expect(await comeBack(shop.db, "none-of-the-shops-own", daysLater)).toBe(false);
    expect(await comeBack(shop.db, token, daysLater)).toBe(true);
    expect(await comeBack(shop.db, token, daysLater)).toBe(true);
    expect(await rows()).toMatchObject([{ left: null }]);
    await shop.set("newsletter_subscribers", {}, { unsubscribed_at: now });
    await signUp({ email: "asha@example.com" }, after(30));
    expect(await shop.mails()).toHaveLength(3);
  });

  test("keeps what filled the honeypot, marked, and writes to nobody", async () => {
    expect(await signUp({ email: "bot@example.com", website: "x" })).toBe("subscribed");
    expect(await rows()).toEqual([{ email: "bot@example.com", spam: true, source: "footer", left: null }]);
    expect(await shop.mails()).toEqual([]);
    expect(shop.kicks).toBe(0);
  });

  test("a person is welcome after a program used the address; a program changes nothing about a person", async () => {
    await signUp({ email: "asha@example.com", website: "x" });
    await signUp({ email: "asha@example.com", source: "blog" });
    expect(await rows()).toMatchObject([{ spam: false, source: "blog" }]);
    expect(await shop.mails()).toHaveLength(1);
    await shop.set("newsletter_subscribers", {}, { unsubscribed_at: now });
    await signUp({ email: "asha@example.com", website: "x" });
    expect(await rows()).toMatchObject([{ spam: false, source: "blog", left: now }]);
  });

  test("an address that bounced begins anew by a new sign-up, and by no program's", async () => {
    await signUp({ email: "asha@example.com" });
    const bounced = { bounced_at: now, bounce: "refused", unreached: 1 } as const;
    await shop.set("newsletter_subscribers", {}, { ...bounced, unreached_since: now });
    const state = () => shop.row("newsletter_subscribers");
    await signUp({ email: "asha@example.com", website: "x" });
    expect(await state()).toMatchObject(bounced);
    await signUp({ email: "asha@example.com" }, daysLater);
    expect(await state()).toMatchObject({ bounced_at: null, bounce: null, unreached: 0 });
    expect(await shop.mails()).toHaveLength(2);
  });

  test("forgets who left a month ago and what looked like spam three months ago", async () => {
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
      const consent = { consent_at: when, consent_source: "footer", unsubscribe_token: email } as const;
      await shop.add("newsletter_subscribers", { email, ...consent, spam, unsubscribed_at, ...bounced });
    }
    await forgetOldReaders(shop.db);
    const left = (await rows()).map(({ email }) => email).sort();
    expect(left).toEqual(["bounced", "here", "just left", "new spam"]);
  });

  test("refuses what is no address, and keeps nothing of it", async () => {
    expect(await signUp({ email: "asha@example.com\r\nBcc: x@example.com" })).toBe("invalid");
    expect(await rows()).toEqual([]);
  });
});

eachShop("a subscription", {}, (shop) => {
  const at = new Date("2026-06-01T00:00:00Z");
  const later = new Date("2027-01-01T00:00:00Z");
  const email = "asha@example.com";
  const signUp = (source: "blog" | "footer", unsubscribeToken: string, when = later) =>
    subscribe(shop.db, { email, source }, { at: when, spam: false, unsubscribeToken });

  test("keeps its first consent, ends once, and a new sign-up alone does not begin it again", async () => {
    const row = () => shop.row("newsletter_subscribers");
    const first = { email, unsubscribe_token: "first", consent_at: at, consent_source: "footer" };
    await signUp("footer", "first", at);
    await signUp("blog", "second");
    expect(await unsubscribe(shop.db, "another-token-altogether", at)).toBe(false);
    expect(await row()).toMatchObject({ ...first, unsubscribed_at: null });
    expect(await unsubscribe(shop.db, "first", at)).toBe(true);
    expect(await unsubscribe(shop.db, "first", later)).toBe(true);
    await signUp("blog", "third");
    expect(await row()).toMatchObject({ ...first, unsubscribed_at: at });
  });
});
