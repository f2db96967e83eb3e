import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { grievanceMailText as say } from "./grievance.text.ts";
import type { Grievance } from "./grievance.ts";

/** Whom a shop names as its grievance officer. */
export type OfficerShop = MailShop & { grievanceOfficer: string };

/** Gives a sender the ticket's number and dates. It repeats nothing that was typed. */
export const grievanceReceivedMail = (
  to: string,
  { number, acknowledgeBy, resolveBy }: Pick<Grievance, "number" | "acknowledgeBy" | "resolveBy">,
  { shop, link }: { shop: OfficerShop; link: string },
): Mail => ({
  kind: "grievance-received",
  counted: "request",
  to,
  replyTo: shop.email,
  subject: `${shop.name}: ${say.received.subject(number)}`,
  body: mailBody(shop, {
    title: say.received.title,
    preview: `${say.ticket}: ${number}`,
    blocks: [
      { kind: "text", text: say.received.text },
      {
        kind: "facts",
        rows: [
          [say.ticket, number],
          [say.acknowledgeBy, longDateTime(acknowledgeBy)],
          [say.resolveBy, longDateTime(resolveBy)],
          [say.officer, shop.grievanceOfficer],
        ],
      },
      { kind: "button", label: say.see, href: link },
      { kind: "note", text: say.received.ignore(shop.name) },
    ],
  }),
});
