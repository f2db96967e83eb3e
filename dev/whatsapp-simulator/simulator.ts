import { createHmac, randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { listenLocally, type Simulator } from "../simulator/listen.ts";
import {
  answerStruck,
  type LoggedRequest,
  logRequest,
  type Mishap,
  takeMishap,
} from "../simulator/mishap.ts";
import { webhookSender } from "../simulator/webhook-sender.ts";
import { type Asked, answer } from "../simulator/wire.ts";
import { askControl, type Control } from "./control-routes.ts";
import { takeMessage } from "./phones.ts";
import { errorBody, refuse } from "./refusal.ts";

export interface WhatsappOptions {
  /** 0 takes any free port. */
  port: number;
  token: string;
  phoneNumberId: string;
  appSecret: string;
  verifyToken: string;
  /** Where statuses and answers go; without it none are sent. */
  webhookUrl?: string | undefined;
  /** The wait before a webhook that failed is sent again; each further one is twice as long. */
  webhookRetryMs?: number;
}

/** What becomes of a message by itself. */
const usually = ["sent", "delivered"] as const;

/** WhatsApp's Cloud API on this machine: a real HTTP server that writes to no phone. */
export async function startWhatsapp(options: WhatsappOptions): Promise<Simulator> {
  const control = controlOf(options);
  return listenLocally({
    port: options.port,
    refuse,
    respond: (asked, response) => respond(control, asked, response),
    keep: () => undefined,
    close: () => control.phones.sender.reset(),
  });
}

function controlOf(options: WhatsappOptions): Control {
  const { webhookUrl: url, webhookRetryMs: retryMs = 1000, appSecret, token, phoneNumberId } = options;
  const signing = { secret: appSecret };
  const headersOf = ({ body }: { body: string }) => ({
    "X-Hub-Signature-256": `sha256=${createHmac("sha256", signing.secret).update(body).digest("hex")}`,
  });
  const sender = webhookSender({ url, retryMs, newId: randomUUID, headersOf });
  const log: LoggedRequest[] = [];
  const mishaps: Mishap[] = [];
  const phones = { token, phoneNumberId, messages: [], sender, tells: usually };
  return {
    phones,
    mishaps,
    log,
    signing,
    verify: (given) => verify(options, given),
    reset() {
      Object.assign(phones, { messages: [], tells: usually });
      signing.secret = appSecret;
      mishaps.length = 0;
      log.length = 0;
      sender.reset();
    },
  };
}

/** Asks for the webhook's address as Meta does when it is set. */
async function verify({ webhookUrl, verifyToken }: WhatsappOptions, token = verifyToken) {
  if (!webhookUrl) throw refuse(400, "There is no webhook address.");
  const asked = { "hub.mode": "subscribe", "hub.verify_token": token, "hub.challenge": "1158201444" };
  const heard = await fetch(`${webhookUrl}?${new URLSearchParams(asked)}`);
  return { status: heard.status, text: await heard.text() };
}

const endpoint = "POST messages";

async function respond(control: Control, asked: Asked, response: ServerResponse): Promise<void> {
  if (asked.path.startsWith("/sim/")) return answer(response, 200, await askControl(control, asked));
  if (asked.method !== "POST" || !asked.path.endsWith("/messages")) throw refuse(404, "Unknown path.");
  const { log, mishaps, phones } = control;
  logRequest(log, endpoint, asked, response);
  const mishap = takeMishap(mishaps, endpoint, `${asked.path} ${asked.text}`);
  await answerStruck(response, {
    mishap,
    work: async () => takeMessage(phones, asked),
    reply: (done) => answer(response, 200, done),
    failureBody: () => errorBody(131000),
  });
}
