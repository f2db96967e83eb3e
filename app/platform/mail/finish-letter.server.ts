import { type Letter, letterSchema } from "./letter.ts";
import { letterText } from "./letter-text.ts";

interface FinishedLetter {
  html: string;
  text: string;
  unsubscribe: Letter["unsubscribe"];
}

/**
 * A stored letter with its paper on. Throws when what is stored is no letter. The paper comes from a large library, which no
 * start of the shop should wait for.
 */
export async function finishLetter(stored: unknown): Promise<FinishedLetter> {
  const { letterHtml } = await import("./mail-frame.server.tsx");
  const letter = letterSchema.parse(stored);
  return { html: letterHtml(letter), text: letterText(letter), unsubscribe: letter.unsubscribe };
}
