import { type OutsideAnswer, postOutside } from "#platform/outgoing/post-outside.server.ts";
import type { Services } from "#platform/services.server.ts";
import { soundText } from "#values/text/sound-text.ts";
import type { AttemptOutcome, SendingAttempt } from "./due-deliveries.db.server.ts";
import { outcomeText } from "./outcome.text.ts";
import { unsealSecret } from "./sealed-secret.server.ts";
import { signatureHeader } from "./signature.server.ts";

export type Sent = AttemptOutcome & { hasArrived: boolean };

type Sender = Pick<Services, "config" | "secret" | "now">;

const patience = 10_000;
const mostKept = 200;
const redirects = [301, 302, 303, 307, 308];

/** A delivery's body: the same bytes at each attempt. */
export const bodyOf = ({ id, type, data, happenedAt }: SendingAttempt["event"]): string =>
  JSON.stringify({ id, type, created_at: happenedAt.toISOString(), data });

/** Makes one attempt. No transaction is open while a stranger's machine is spoken to. */
export async function sendAttempt({ config, secret, now }: Sender, attempt: SendingAttempt): Promise<Sent> {
  const secrets = attempt.secrets.flatMap((sealed) => unsealSecret(sealed, secret) ?? []);
  if (secrets.length === 0) return { hasArrived: false, status: null, answer: outcomeText.unsigned };
  const body = bodyOf(attempt.event);
  const answer = await postOutside({
    url: attempt.url,
    body,
    patience,
    allowPrivate: config.webhooks.allowPrivate,
    headers: {
      "Content-Type": "application/json",
      "User-Agent": "Jhola-Webhooks/1",
      "Jhola-Event-Id": attempt.event.id,
      "Jhola-Signature": signatureHeader(body, secrets, now()),
    },
  });
  return sentBy(answer);
}

function sentBy(answer: OutsideAnswer): Sent {
  if (answer.kind === "broken") return failed(outcomeText.broken(answer.code));
  if (answer.kind !== "answered") return failed(outcomeText[answer.kind]);
  const { status, text } = answer;
  return {
    hasArrived: status >= 200 && status < 300,
    status,
    answer: redirects.includes(status) ? outcomeText.redirect : oneLine(text),
  };
}

const failed = (answer: string): Sent => ({ hasArrived: false, status: null, answer });

const oneLine = (text: string): string =>
  soundText(text)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, mostKept);
