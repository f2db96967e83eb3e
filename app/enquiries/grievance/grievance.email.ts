import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { enquiryFacts } from "../enquiry-facts.ts";
import type { Grievance, GrievanceEntry } from "./grievance.ts";

/** Takes a complaint to the shop, with the dates by which it must be answered. */
export const grievanceMail = (
  { fullName, email, phone, orderNumber, body }: GrievanceEntry,
  { number, acknowledgeBy, resolveBy }: Pick<Grievance, "number" | "acknowledgeBy" | "resolveBy">,
  { shop, link }: { shop: MailShop; link: string },
): Mail => ({
  kind: "grievance",
  to: shop.email,
  replyTo: email ?? undefined,
  subject: `Grievance ${number} from ${fullName}`,
  body: mailBody(shop, {
    title: `Grievance ${number}`,
    preview: `Acknowledge it by ${longDateTime(acknowledgeBy)}.`,
    blocks: [
      {
        kind: "text",
        text: `Acknowledge it by ${longDateTime(acknowledgeBy)}, and resolve it by ${longDateTime(resolveBy)}. Answer on its page, so that the answer stands there, too.`,
      },
      enquiryFacts([
        ["Full Name", fullName],
        ["Email", email],
        ["Phone", phone],
        ["Order Number", orderNumber],
        ["What happened", body],
      ]),
      { kind: "button", label: "Open the grievance", href: link },
    ],
  }),
});
