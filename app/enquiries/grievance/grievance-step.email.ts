import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { grievanceMailText as say } from "./grievance.text.ts";
import type { Grievance } from "./grievance.ts";

export type GrievanceStep = "acknowledged" | "replied" | "resolved";

interface StepFacts extends Pick<Grievance, "number" | "resolveBy"> {
  to: string;
  step: GrievanceStep;
  /** The officer's own words. */
  words: string | null;
}

/** To a sender: the shop's step and words; an answer to it goes to the shop. */
export function grievanceStepMail(
  { to, step, words, number, resolveBy }: StepFacts,
  { shop, link }: { shop: MailShop; link: string },
): Mail {
  const { subject, title } = say[step];
  const text = {
    acknowledged: say.acknowledged.text(longDateTime(resolveBy)),
    replied: null,
    resolved: say.resolved.text,
  }[step];
  return {
    kind: "grievance-step",
    to,
    replyTo: shop.email,
    subject: `${shop.name}: ${subject(number)}`,
    body: mailBody(shop, {
      title,
      preview: `${say.ticket}: ${number}`,
      blocks: [
        ...(words ? [{ kind: "text" as const, text: words, isOurs: true }] : []),
        ...(text ? [{ kind: "text" as const, text }] : []),
        { kind: "facts", rows: [[say.ticket, number]] },
        { kind: "button", label: say.see, href: link },
      ],
    }),
  };
}
