import type { WhatsappConfig } from "#platform/config/whatsapp-config.server.ts";
import { postOutside } from "#platform/outgoing/post-outside.server.ts";
import { messageBody, type TemplateMessage } from "../words/template-message.ts";
import { judgeAnswer, type SentOutcome } from "./judge-answer.ts";

export interface WhatsappAccess extends Pick<WhatsappConfig, "token" | "phoneNumberId" | "apiBase"> {
  /** A simulator on this machine may be meant (WEBHOOKS_ALLOW_PRIVATE). */
  allowPrivate: boolean;
  patience?: number;
}

export interface Addressed {
  to: string;
  language: string;
  /** Comes back with what becomes of it. */
  id: string;
}

const usualPatience = 15_000;

/** Sends a message, once. No transaction is open meanwhile. */
export async function sendTemplate(
  { token, phoneNumberId, apiBase, allowPrivate, patience = usualPatience }: WhatsappAccess,
  message: TemplateMessage,
  addressed: Addressed,
): Promise<SentOutcome> {
  const answer = await postOutside({
    url: `${apiBase}/${phoneNumberId}/messages`,
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}`, "User-Agent": "Jhola" },
    body: JSON.stringify(messageBody(message, addressed)),
    patience,
    allowPrivate,
  });
  return judgeAnswer(answer);
}
