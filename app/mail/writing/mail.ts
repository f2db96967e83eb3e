import type { Language } from "#values/language/language.ts";
import type { MailBody } from "./mail-body.ts";

/** A mail as a room writes it. The sender is the shop, from its configuration. */
export interface Mail {
  /** What it is about, for the outbox file's name and the log: "order-placed". */
  kind: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  body: MailBody;
  /**
   * Set for a mail that anybody's request can cause: what has no room in its mailbox just now is held, and
   * gathered into one. An account's own mails have a room apart, so that orders and messages in a stranger's
   * name don't keep them back.
   */
  counted?: "request" | "account";
}

/** A mail in the language of its reader, as `mailIn` and `mailToStaff` make it: nothing else is sent. */
export interface SpokenMail extends Mail {
  body: MailBody & { language: Language };
}
