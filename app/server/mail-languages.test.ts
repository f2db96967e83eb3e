import { expect, test } from "vitest";
import { finishMail } from "#mail/writing/finish-mail.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { offerMails } from "../../tests/mails/offer-mails.ts";
import { orderMails } from "../../tests/mails/order-mails.ts";
import { peopleMails } from "../../tests/mails/people-mails.ts";
import { origin, reply, typed } from "../../tests/mails/strange.ts";

/** Who gets these reads English. */
const toStaff = new Set([
  ...["new-admin", "staff-invitation", "staff-changed", "staff-removed", "alert", "stopped", "new-orders"],
  ...["passkey-changed", "recovery-used", "two-step-changed"],
  ...[
    "contact",
    "b2b",
    "bulk-quote",
    "written",
    "offer-answered",
    "low-stock",
    "test-mail",
    "grievance",
    "guarded-facts",
  ],
]);

const all = () => ({ ...peopleMails(), ...orderMails(), ...offerMails() });
const toCustomers = Object.keys(all()).filter((kind) => !toStaff.has(kind));

/** The mails of a kind, as they leave. */
const mailsOf = (kind: string, language: "en" | "hi") =>
  Array.from({ length: all()[kind]?.length ?? 0 }, (_, at) =>
    finishMail(
      mailIn(language, { origin }, () => {
        const mail = all()[kind]?.[at];
        if (!mail) throw new Error(`no mail ${kind}`);
        return { kind, to: "a@example.com", ...mail };
      }),
    ),
  );

/** Names, numbers and marks that are the same in every language. */
const same =
  /Jhola\.in|a[^a-z]*@[^a-z]*ybl|Crafts|care@jhola\.in|Madhubani|UPI ID|UPI|GSTIN|RuPay|https?:\S+|\b(?:JC|O|R|CN|EB|G)-?\d+|Fish Tote|Kohbar Tote|PDF/g;

const latin = (text: string): string[] => text.replaceAll(same, "").match(/[A-Za-z]+/g) ?? [];
/** The words of a buyer who writes in Latin letters, and of the owner's answer. */
const theirs = new Set(`${typed} ${reply.text}`.match(/[A-Za-z]+/g));
const ours = (text: string): string[] => latin(text).filter((word) => !theirs.has(word));

test.each(toCustomers)("the mail %s is Hindi to who reads Hindi, English to everybody else", async (kind) => {
  const [english, hindi] = await Promise.all([
    Promise.all(mailsOf(kind, "en")),
    Promise.all(mailsOf(kind, "hi")),
  ]);
  for (const { subject, text, html } of hindi) {
    expect([subject, text.split("\n\n")[1]].join("\n")).toMatch(/\p{Script=Devanagari}/u);
    expect(ours(`${subject}\n${text}`)).toEqual([]);
    expect(html).toContain('lang="hi-IN"');
    for (const [, href = ""] of html.matchAll(/\bhref="([^"]*)"/g))
      expect(href).toMatch(/^https:\/\/(?:jhola\.in\/hi\/|post\.example\/)/);
  }
  for (const { subject, text, html } of english) {
    expect(subject + text).not.toMatch(/\p{Script=Devanagari}/u);
    expect(html).toContain('lang="en-IN"');
    expect(html).not.toContain("jhola.in/hi");
  }
});
