import type { ServerResponse } from "node:http";
import { listenLocally, type Simulator } from "../simulator/listen.ts";
import { answerStruck, type LoggedRequest, logRequest, takeMishap } from "../simulator/mishap.ts";
import { openState } from "../simulator/state-file.ts";
import { webhookSender } from "../simulator/webhook-sender.ts";
import { type Asked, answer, send } from "../simulator/wire.ts";
import { checkoutScript } from "./checkout-script.ts";
import { askControl, type Control } from "./control-routes.ts";
import type { Provider } from "./provider.ts";
import { askProvider, authenticate, endpointOf } from "./provider-routes.ts";
import { type CaptureRule, emptyState, fourteen } from "./provider-state.ts";
import { refuse } from "./refusal.ts";
import { failureBody, type PaymentMishap } from "./scenario.ts";
import { spoiled } from "./spoil.ts";
import { webhookBody, webhookSignature } from "./webhook-body.ts";

export interface SimulatorOptions {
  /** 0 takes any free port. */
  port: number;
  /** What it takes for now, beside what it is moved ahead; this machine's clock where nothing is said. */
  clock?: () => Date;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Where events go; without it none are sent. */
  webhookUrl?: string;
  capture?: CaptureRule["capture"];
  /** The wait before a failed webhook is sent again; each further one is twice as long. */
  webhookRetryMs?: number;
  /** Takes payments that it never heard of for earlier ones: the demo shop's orders have been paid before. */
  knowsEarlier?: boolean;
  /** A demo shop runs for weeks, and nobody steers its settlements. */
  settlesByItself?: boolean;
  earlierFile?: string;
  /** Where orders and payments are kept; without it they end with the process. */
  stateFile?: string;
}

/** Razorpay on this machine, to the contract in ADR-11: a real HTTP server that takes no money. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const file = openState(options.stateFile, emptyState);
  const control = controlOf(options, file.state);
  return listenLocally({
    port: options.port,
    refuse,
    respond: (asked, response) => respond(control, options, asked, response),
    keep: file.keep,
    close() {
      control.sender.reset();
      file.close();
    },
  });
}

function controlOf(options: SimulatorOptions, state: Provider["state"]): Control {
  const {
    webhookUrl: url,
    webhookSecret: secret,
    webhookRetryMs: retryMs = 1000,
    clock = () => new Date(),
  } = options;
  const sender = webhookSender({
    url,
    retryMs,
    newId: fourteen,
    headersOf: ({ id, body }) => ({
      "User-Agent": "Razorpay-Webhook/v1",
      "X-Razorpay-Signature": webhookSignature(body, secret),
      "x-razorpay-event-id": id,
    }),
  });
  const provider: Provider = {
    state,
    capture: options.capture ?? "automatic",
    keySecret: options.keySecret,
    now: () => Math.floor(clock().getTime() / 1000) + state.aheadSeconds,
    emit: (event, payload) => sender.take(event, webhookBody(event, payload, provider.now())),
    failingRefunds: 0,
    knowsEarlier: options.knowsEarlier ?? false,
    settlesByItself: options.settlesByItself ?? false,
    earlierFile: options.earlierFile,
  };
  const log: LoggedRequest[] = [];
  const mishaps: PaymentMishap[] = [];
  return {
    provider,
    keyId: options.keyId,
    mishaps,
    sender,
    log,
    reset() {
      Object.assign(state, emptyState());
      provider.failingRefunds = 0;
      mishaps.length = 0;
      log.length = 0;
      sender.reset();
    },
  };
}

async function respond(
  control: Control,
  options: SimulatorOptions,
  asked: Asked,
  response: ServerResponse,
): Promise<void> {
  if (asked.path.startsWith("/sim/")) await steer(control, asked, response);
  else if (asked.path === "/v1/checkout.js")
    send(response, 200, "text/javascript; charset=utf-8", checkoutScript());
  else await provide(control, options, asked, response);
}

/**
 * The control addresses; the payment window in the shop's page asks them too, so they answer across origins.
 */
async function steer(control: Control, asked: Asked, response: ServerResponse): Promise<void> {
  if (asked.headers.origin) response.setHeader("Access-Control-Allow-Origin", asked.headers.origin);
  answer(response, 200, await askControl(control, asked));
}

/** The id of the first thing of this answer's kind. */
function firstIdLike({ provider: { state } }: Control, done: unknown): string | undefined {
  const entity = typeof done === "object" && done !== null && "entity" in done ? done.entity : undefined;
  const things = entity === "order" ? state.orders : entity === "refund" ? state.refunds : state.payments;
  return [...things.keys()][0];
}

/** The provider's own addresses, with whatever mishap a test has ordered. */
async function provide(
  control: Control,
  { keyId, keySecret }: SimulatorOptions,
  asked: Asked,
  response: ServerResponse,
): Promise<void> {
  const endpoint = endpointOf(asked);
  logRequest(control.log, endpoint, asked, response);
  const mishap = takeMishap(control.mishaps, endpoint, `${asked.path} ${asked.text}`);
  const work = async () => {
    authenticate(asked.headers.authorization, keyId, keySecret);
    return await askProvider(control.provider, asked);
  };
  const reply = (done: unknown) =>
    answer(response, 200, mishap?.spoil ? spoiled(mishap.spoil, done, firstIdLike(control, done)) : done);
  await answerStruck(response, { mishap, work, reply, failureBody });
}
