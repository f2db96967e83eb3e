import type { MailBody } from "#mail/writing/mail-body.ts";

interface AnyMail {
  subject: string;
  body: MailBody;
}

/** Mails of the shop by their kinds, with an address in whatever a stranger can type. */
export type TriedMails = Record<string, readonly AnyMail[]>;
