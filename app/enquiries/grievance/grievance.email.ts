import type { Mail, MailShop } from "#mail/writing/mail-body.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { enquiryMail } from "../enquiry-mail.ts";
import type { Grievance, GrievanceEntry } from "./grievance.ts";

/** Takes a complaint to the shop, with the dates by which it must be answered. */
export const grievanceMail = (
  { fullName, email, phone, orderNumber, body }: GrievanceEntry,
  { number, acknowledgeBy, resolveBy }: Pick<Grievance, "number" | "acknowledgeBy" | "resolveBy">,
  { shop, link }: { shop: MailShop; link: string },
): Mail =>
  enquiryMail("grievance", email, shop, {
    subject: `Grievance ${number} from ${fullName}`,
    title: `Grievance ${number}`,
    preview: `Acknowledge it by ${longDateTime(acknowledgeBy)}.`,
    text: `Acknowledge it by ${longDateTime(acknowledgeBy)}, and resolve it by ${longDateTime(resolveBy)}. Answer on its page, so that the answer stands there, too.`,
    facts: [
      ["Full Name", fullName],
      ["Email", email],
      ["Phone", phone],
      ["Order Number", orderNumber],
      ["What happened", body],
    ],
    button: { label: "Open the grievance", href: link },
  });
