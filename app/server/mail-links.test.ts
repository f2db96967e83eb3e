import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contactMail } from "#enquiries/contact/contact.email.ts";
import { b2bMail } from "#enquiries/quotes/b2b.email.ts";
import { bulkQuoteMail } from "#enquiries/quotes/bulk-quote.email.ts";
import { replyMail } from "#enquiries/reply.email.ts";
import { finishMail } from "#mail/writing/finish-mail.server.ts";
import { newAdminMail } from "#staff/new-admin.email.ts";
import { offerMails } from "../../tests/mails/offer-mails.ts";
import { orderMails } from "../../tests/mails/order-mails.ts";
import { peopleMails } from "../../tests/mails/people-mails.ts";
import * as strange from "../../tests/mails/strange.ts";

const { typed, origin, shop, link, person, quote, sample, bulk, product, reply } = strange;

/** Each mail that the shop writes. */
const mails = { ...peopleMails(), ...orderMails(), ...offerMails() };

/** The words that a mail program would make a link of, but for the shop's own addresses and UPI ID. */
const linked = (text: string): string[] =>
  text.split(/\s+/).filter((word) => {
    const isOurs =
      /^\(?(https:\/\/(jhola\.in|post\.example)\/\S*|care@jhola\.in|a@ybl|Jhola\.in)[.,:]?$/.test(word);
    return !isOurs && /\S[.@]\p{L}|\p{L}:\S|(\/\/|\\\\)\S|(\d+\.){3}\d/iu.test(word);
  });

const entities: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/** What a mail program shows of the HTML; elements may stand close together. */
const shown = (html: string): string =>
  html
    .replaceAll(/<(style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "")
    .replaceAll(/<(br|\/?(p|h1|h2|td|tr|div|title))\b[^>]*>/g, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&\w+;|&#\d+;/g, (entity) => entities[entity] ?? "?");

test("the detector of these tests finds what it is for", () => {
  expect(linked(typed).length).toBeGreaterThanOrEqual(10);
  expect(linked("Pay ₹1,499.50 at 10:30. https://jhola.in/x care@jhola.in")).toEqual([]);
  expect(shown("<td>Mailbox</td><td>a&amp;b</td>").trim().split("\n")).toEqual(["Mailbox", "", "a&b"]);
});

test("every mail of the shop is tried here", () => {
  const written = globSync("app/**/*.email.ts").flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/^export (?:async )?(?:function|const) (\w+Mail)\b/gm)].map(
      ([, name]) => name,
    ),
  );
  const tried = globSync("tests/mails/*.ts").map((path) => readFileSync(path, "utf8"));
  expect(written.length).toBeGreaterThan(50);
  expect(written.filter((name) => !tried.some((text) => text.includes(`${name}(`)))).toEqual([]);
});

test.each(Object.entries(mails))("in the mail %s only the shop's own can be clicked", async (_, all) => {
  for (const mail of all) {
    const { subject, html, text } = await finishMail(mail);
    for (const part of [subject, text, shown(html)]) expect(linked(part)).toEqual([]);
    const hrefs = [...html.matchAll(/\bhref="([^"]*)"/g)].map(([, href = ""]) => href);
    for (const href of hrefs) expect(href).toMatch(/^https:\/\/(jhola\.in|post\.example)\//);
    for (const [, src] of html.matchAll(/\bsrc="([^"]*)"/g))
      expect(src).toMatch(/^(https:\/\/jhola\.in\/|cid:code-)/);
    expect(html).not.toContain("http://win");
  }
});

test("what the shop itself says can be followed, and its name is written as it is", async () => {
  const answer = await finishMail(replyMail(reply, shop));
  const welcome = await finishMail(newAdminMail({ link, again: `${origin}/forgot-password` }, shop));
  const asked = await finishMail(bulkQuoteMail(bulk, product, { origin, shop }));
  for (const form of ["text", "html"] as const) {
    expect(answer[form]).toContain("see https://jhola.in/shop.");
    expect(answer[form]).toContain(shop.email);
    expect(welcome[form]).toContain("https://jhola.in/forgot-password");
    expect(asked[form]).toContain("https://jhola.in/shop/fish-tote");
  }
  expect(welcome.subject).toBe("Choose your admin password for Jhola.in Crafts");
});

test("the owner can answer whoever wrote to her", () => {
  for (const mail of [
    contactMail({ ...person, message: typed }, shop),
    b2bMail(quote, shop),
    b2bMail(sample, shop),
    bulkQuoteMail(bulk, product, { origin, shop }),
  ])
    expect(mail.replyTo).toBe(person.email);
});
