import { speaking } from "#platform/language/speaking.server.ts";

/** Words of a paper, with the same in English where it is drawn in another language (ADR-112). */
export interface BothWords {
  own: string;
  english?: string;
}

/** What `read` says in the language of the moment and in English: authorities read that everywhere. */
export function bothWords(read: () => string): BothWords {
  const [own, english] = [read(), speaking("en", read)];
  return own === english ? { own } : { own, english };
}

/** What is the same in every language: a name, a number. */
export const asItIs = (own: string): BothWords => ({ own });

/** Both in one text, where no smaller letters can be set. */
export const together = ({ own, english }: BothWords, between: string): string =>
  english === undefined ? own : own + between + english;
