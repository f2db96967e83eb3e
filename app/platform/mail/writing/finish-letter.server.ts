import { type Letter, letterSchema } from "./letter.ts";
import { letterText } from "./letter-text.ts";
import { unlinkedMail } from "./unlinked-letter.ts";

interface FinishedLetter {
  subject: string;
  html: string;
  text: string;
  unsubscribe: Letter["unsubscribe"];
}

/**
 * A stored mail's words with their paper on, and no address in them that somebody else slipped in. Throws
 * when what is stored is no letter. The paper comes from a large library, which no start of the shop should
 * wait for.
 */
export async function finishLetter(stored: { subject: string; letter: unknown }): Promise<FinishedLetter> {
  const { letterHtml } = await import("./mail-frame.server.tsx");
  const { subject, letter } = unlinkedMail({
    subject: stored.subject,
    letter: letterSchema.parse(stored.letter),
  });
  return { subject, html: letterHtml(letter), text: letterText(letter), unsubscribe: letter.unsubscribe };
}
