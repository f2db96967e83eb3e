/** What ends all messages to a number, or begins them again (WHATSAPP-7). */
export type StopWord = "stop" | "start";

const words: Readonly<Record<string, StopWord>> = {
  STOP: "stop",
  बंद: "stop",
  बन्द: "stop",
  रोकें: "stop",
  START: "start",
};

/** The word that a whole message is, without case, blanks and full stops; undefined of any other message. */
export function stopWordIn(message: string): StopWord | undefined {
  const word = message
    .normalize("NFC")
    .replaceAll(/[\s.।\p{Cf}]+/gu, "")
    .toUpperCase();
  return Object.hasOwn(words, word) ? words[word] : undefined;
}
