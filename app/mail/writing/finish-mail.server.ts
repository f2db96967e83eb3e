import { speaking } from "#platform/language/speaking.server.ts";
import { bodyText } from "./body-text.ts";
import { type MailBody, mailBodySchema } from "./mail-body.ts";
import type { AttachedCode } from "./mail-codes.server.ts";
import { unlinkedMail } from "./unlinked-mail.ts";

interface MailParts {
  subject: string;
  html: string;
  text: string;
  codes: AttachedCode[];
  unsubscribe: MailBody["unsubscribe"];
}

/**
 * A stored mail's words with their paper on, and no address in them that somebody else slipped in. Throws
 * when what is stored is no mail body. The paper comes from a large library, which no start of the shop
 * should wait for.
 */
export const finishMail = (stored: { subject: string; body: unknown }): Promise<MailParts> =>
  dressMail(unlinkedMail({ subject: stored.subject, body: mailBodySchema.parse(stored.body) }));

/** The same of a mail in which nobody but the shop has a word. */
export async function dressMail({ subject, body }: { subject: string; body: MailBody }): Promise<MailParts> {
  const { bodyHtml } = await import("./mail-frame.server.tsx");
  const forms = () => ({ html: bodyHtml(body), text: bodyText(body) });
  const { attachedCodes } = await import("./mail-codes.server.ts");
  const codes = await attachedCodes(body);
  return { subject, ...speaking(body.language ?? "en", forms), codes, unsubscribe: body.unsubscribe };
}
