import { z } from "zod";
import type { OutsideAnswer } from "#platform/outgoing/post-outside.server.ts";
import { soundJson } from "#values/text/sound-text.ts";

/**
 * What came of a message. An answer with Meta's error code is a known outcome: nothing was sent. Of whatever
 * else nobody knows, it is never sent again, and the mail has it all (WHATSAPP-6).
 */
export type SentOutcome =
  | { kind: "sent"; wamid: string }
  | { kind: "refused"; code: number }
  /** It may be sent once more, after so many seconds. */
  | { kind: "later"; code: number; seconds: number; isForAll: boolean }
  | { kind: "unclear"; why: string };

/**
 * Meta is too busy, for all of the shop's messages or of its own accord. The others are about this message
 * alone (131026: no WhatsApp there; 100: a wrong parameter; 132001: no such template in this language), or
 * about the account (190: the token has ended), which no other try mends.
 */
const waits: Readonly<Partial<Record<number, { seconds: number; isForAll: boolean }>>> = {
  130429: { seconds: 60, isForAll: true },
  131000: { seconds: 300, isForAll: false },
};

const accepted = z.object({ messages: z.tuple([z.object({ id: z.string().min(1).max(300) })]) });
const refused = z.object({ error: z.object({ code: z.int() }) });

export function judgeAnswer(answer: OutsideAnswer): SentOutcome {
  if (answer.kind !== "answered") return { kind: "unclear", why: answer.kind };
  const said = soundJson(answer.text);
  const taken = accepted.safeParse(said);
  if (answer.status < 300 && taken.success) return { kind: "sent", wamid: taken.data.messages[0].id };
  const no = refused.safeParse(said);
  if (!no.success) return { kind: "unclear", why: String(answer.status) };
  const { code } = no.data.error;
  const wait = waits[code];
  return wait ? { kind: "later", code, ...wait } : { kind: "refused", code };
}
