import * as z from "zod";
import { type LoggedRequest, type Mishap, mishapFields } from "../simulator/mishap.ts";
import { webhookModes } from "../simulator/webhook-sender.ts";
import { type Asked, wishIn } from "../simulator/wire.ts";
import { type Phones, tellStatus, writeAnswer } from "./phones.ts";
import { errorBody, refuse, statusOf } from "./refusal.ts";

export interface Control {
  phones: Phones;
  mishaps: Mishap[];
  log: LoggedRequest[];
  /** What webhooks are signed with; the wrong one, if a test says so. */
  signing: { secret: string };
  verify(token: string | undefined): Promise<unknown>;
  reset(): void;
}

/** `error` is one of Meta's codes; all else as for payments. */
const scenarioWish = z.object({
  next: z.object({ ...mishapFields, endpoint: z.string().default("*"), error: z.int().optional() }),
});
const statusWish = z.object({
  /** A number, or the message's wamid; the last one to it. */
  message: z.string(),
  tell: z.array(z.enum(["sent", "delivered", "read", "failed"])),
  code: z.int().optional(),
});
const answerWish = z.object({
  from: z.string(),
  name: z.string().default("Asha"),
  type: z.string().default("text"),
  text: z.string().optional(),
  id: z.string().optional(),
});
const webhookWish = z.object({
  mode: z.enum(webhookModes).optional(),
  delay_ms: z.number().optional(),
  secret: z.string().optional(),
});
const flushWish = z.object({ order: z.array(z.string()).optional(), repeat: z.int().default(1) });
const tellsWish = z.object({ tells: z.array(z.enum(["sent", "delivered", "read", "failed"])) });
const verifyWish = z.object({ token: z.string().optional() });

const wish = <T>(schema: z.ZodType<T>, asked: Asked): T => wishIn(schema, asked, refuse);

const routes: Record<string, (control: Control, asked: Asked) => unknown> = {
  "POST /sim/scenario": ({ mishaps }, asked) => {
    const { error, ...next } = wish(scenarioWish, asked).next;
    mishaps.push(error === undefined ? next : { ...next, status: statusOf(error), body: errorBody(error) });
    return { waiting: mishaps };
  },
  "POST /sim/statuses": ({ phones }, asked) => {
    const { message: named, tell, code } = wish(statusWish, asked);
    const message = phones.messages.findLast(({ wamid, to }) => wamid === named || to === named);
    if (!message) throw refuse(404, "There is no such message.");
    for (const status of tell) tellStatus(phones, message, { status, code });
    return message;
  },
  "POST /sim/tells": ({ phones }, asked) => {
    phones.tells = wish(tellsWish, asked).tells;
    return { tells: phones.tells };
  },
  "POST /sim/answer": ({ phones }, asked) => ({ id: writeAnswer(phones, wish(answerWish, asked)) }),
  "POST /sim/webhooks": ({ phones: { sender }, signing }, asked) => {
    const { mode, delay_ms, secret } = wish(webhookWish, asked);
    sender.mode = mode ?? sender.mode;
    sender.delayMs = delay_ms ?? sender.delayMs;
    signing.secret = secret ?? signing.secret;
    return { mode: sender.mode, delay_ms: sender.delayMs };
  },
  "POST /sim/webhooks/flush": async ({ phones: { sender } }, asked) => {
    const { order, repeat } = wish(flushWish, asked);
    return { sent: await sender.flush(order, repeat) };
  },
  "POST /sim/verify": ({ verify }, asked) => verify(wish(verifyWish, asked).token),
  "GET /sim/messages": ({ phones }) => ({ messages: phones.messages }),
  "GET /sim/events": ({ phones: { sender } }) => ({ events: sender.events }),
  "GET /sim/log": ({ log }) => ({ requests: log }),
  "POST /sim/reset": (control) => {
    control.reset();
    return {};
  },
};

export function askControl(control: Control, asked: Asked): unknown {
  const act = routes[`${asked.method} ${asked.path}`];
  if (!act) throw refuse(404, "The route could not be found.");
  return act(control, asked);
}
