import { type OutsideAnswer, postOutside } from "#platform/outgoing/post-outside.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { KeptKeys } from "../devices/push-keys.db.server.ts";
import type { RingMessage } from "../worker/ring-message.ts";
import type { DueRing, RingOutcome } from "./due-rings.db.server.ts";
import { askedToWait, ringGapAfter } from "./ring-attempts.ts";

type Sender = Pick<Services, "config" | "now">;

const patience = 10_000;

/** What came of an attempt, or that the push service knows the device no more. */
export type Rung = RingOutcome | { state: "gone" };

/** Makes one attempt. No transaction is open while a push service is spoken to. */
export async function sendRing(
  { config, now }: Sender,
  ring: DueRing,
  message: RingMessage,
  keys: KeptKeys,
): Promise<Rung> {
  const { default: webPush } = await import("web-push");
  const { headers, body } = webPush.generateRequestDetails(ring.subscription, JSON.stringify(message), {
    vapidDetails: { subject: subjectOf(config), ...keys },
    TTL: Math.max(0, ring.left),
    // What waits with the push service under the same name is replaced.
    topic: ring.eventId.replaceAll("-", ""),
    urgency: "high",
    contentEncoding: "aes128gcm",
  });
  const answer = await postOutside({
    url: ring.subscription.endpoint,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body,
    patience,
    allowPrivate: config.webhooks.allowPrivate,
  });
  return outcomeOf(answer, ring, now());
}

/** Whom a push service writes to, should the shop do anything odd. */
const subjectOf = ({ origin, shop }: Sender["config"]): string =>
  shop.email === "" && origin.startsWith("https:") ? origin : `mailto:${shop.email || "nobody@example.com"}`;

/** Its machine was never reached, so that it can't have rung. */
const neverReached =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPROTO|no address|ERR_(?:TLS|SSL)_\w+|CERT_\w+|UNABLE_TO_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+)$/;

function outcomeOf(answer: OutsideAnswer, { attempts, left }: DueRing, now: Date): Rung {
  switch (answer.kind) {
    case "private":
      return { state: "gone" };
    case "silent":
      return { state: "unclear", status: null };
    case "broken":
      return neverReached.test(answer.code)
        ? later({ attempts, left, status: null })
        : { state: "unclear", status: null };
    case "answered": {
      const { status, retryAfter } = answer;
      if (status >= 200 && status < 300) return { state: "rung", status };
      if (status === 404 || status === 410) return { state: "gone" };
      if (status === 429 || status >= 500)
        return later({ attempts, left, status, asked: askedToWait(retryAfter, now) });
      return { state: "failed", status };
    }
  }
}

interface Failed {
  attempts: number;
  left: number;
  status: number | null;
  asked?: number;
}

/** Once more after a while, at least as long as was asked for, unless its day or its tries are over then. */
function later({ attempts, left, status, asked = 0 }: Failed): RingOutcome {
  const gap = ringGapAfter(attempts);
  const wait = Math.max(gap ?? 0, asked);
  return gap === undefined || wait >= left ? { state: "failed", status } : { state: "waiting", status, wait };
}
