import { queueMail, queueUnlessWaiting } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn, mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { mailboxOf } from "#platform/limits/rate-limit.db.server.ts";
import type { MailServices, Services } from "#platform/services.server.ts";
import { isSignature, sign } from "#platform/web/sealed-text.server.ts";
import { isHoneypotFilled } from "#ui/honeypot.ts";
import { languageNow } from "#values/language/language.ts";
import { receiveEnquiry } from "../receive-enquiry.server.ts";
import { addGrievance, type Ticket } from "./grievance.db.server.ts";
import { grievanceMail } from "./grievance.email.ts";
import { type GrievanceAnswer, grievanceTyped, parseGrievance } from "./grievance.form.ts";
import { grievanceText } from "./grievance.text.ts";
import { adminGrievancePath, type GrievanceEntry } from "./grievance.ts";
import { grievanceReceivedMail } from "./grievance-received.email.ts";

type GrievanceShop = MailServices & Pick<Services, "secret">;

const purpose = "grievance-link";

/** A ticket's own page, with the token that opens it for the reader of its mail. */
export const grievancePath = (number: string, secret: string): string =>
  `/grievance/${encodeURIComponent(number)}?${new URLSearchParams({ token: sign(purpose, number, secret) })}`;

/** Is the token this ticket's? */
export const opensGrievance = (token: string, number: string, secret: string): boolean =>
  isSignature(token, purpose, number, secret);

/**
 * Checks and stores a complaint, and gives its sender a ticket and the shop a mail in the same transaction.
 * Only a filled honeypot is spam: no complaint is held back for its links (GRIEVANCE-4).
 */
export const receiveGrievance = (
  shop: GrievanceShop,
  sender: string,
  form: FormData,
): Promise<GrievanceAnswer> =>
  receiveEnquiry(
    shop,
    {
      sender,
      form,
      parsed: parseGrievance(form),
      typed: grievanceTyped,
      tooMany: grievanceText.tooMany,
      suspicionOf: () => (isHoneypotFilled(form) ? "honeypot" : null),
    },
    async (trx, entry, arrival) => {
      const ticket = await addGrievance(trx, entry, arrival, shop.now());
      const own = grievancePath(ticket.number, shop.secret);
      if (ticket.isNew && !arrival.suspicion) await tellOfTicket(trx, shop, { entry, ticket, own });
      return own;
    },
  );

async function tellOfTicket(
  trx: Trx,
  { config }: GrievanceShop,
  { entry, ticket, own }: { entry: GrievanceEntry; ticket: Ticket; own: string },
): Promise<void> {
  const { shop, origin } = config;
  const { email } = entry;
  if (email !== null) {
    const mail = mailIn(languageNow(), config, () =>
      grievanceReceivedMail(email, ticket, { shop, link: origin + own }),
    );
    // For another ticket that comes while it waits, the sender's own page shows number and dates.
    await queueUnlessWaiting(trx, mail, { about: mailboxOf(email), id: ticket.id });
  }
  const link = origin + adminGrievancePath(ticket.id);
  await queueMail(trx, await mailToStaff(trx, () => grievanceMail(entry, ticket, { shop, link })));
}
