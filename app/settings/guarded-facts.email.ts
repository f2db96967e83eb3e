import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import type { SavedFacts } from "#platform/settings/shop-facts.server.ts";
import { factsText, guardedMailText as say } from "./facts/facts.text.ts";
import type { GuardedFact } from "./guarded-facts.ts";

interface ChangedFacts {
  /** Who of the staff changed them. */
  by: string;
  changed: readonly GuardedFact[];
  after: SavedFacts;
}

/** Notifies an owner that buyers' money or their mails go to another place now (ADMIN-152). */
export const guardedFactsMail = ({ by, changed, after }: ChangedFacts, shop: MailShop) => ({
  kind: "guarded-facts",
  subject: say.subject(shop.name),
  body: mailBody(shop, {
    title: say.title,
    preview: say.preview(by),
    blocks: [
      { kind: "text", text: say.text(by) },
      { kind: "facts", rows: changed.map((name) => [factsText.fields[name], after[name] ?? say.asStarted]) },
      { kind: "note", text: say.note },
    ],
  }),
});
