import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { checkoutScript } from "./checkout-script.ts";
import { askControl, type Control, isLocal, type LoggedRequest } from "./control-routes.ts";
import type { Provider } from "./provider.ts";
import { askProvider, authenticate, endpointOf } from "./provider-routes.ts";
import { type CaptureRule, emptyState } from "./provider-state.ts";
import { Refusal } from "./refusal.ts";
import { failureBody, failurePage, type Mishap, takeMishap } from "./scenario.ts";
import { spoiled } from "./spoil.ts";
import { openState } from "./state-file.ts";
import { webhookBody } from "./webhook-body.ts";
import { webhookSender } from "./webhook-sender.ts";
import { type Asked, answer, read, send } from "./wire.ts";

export interface SimulatorOptions {
  /** 0 takes any free port. */
  port: number;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Where events go; without it none are sent. */
  webhookUrl?: string;
  capture?: CaptureRule["capture"];
  /** The wait before a failed webhook is sent again; each further one is twice as long. */
  webhookRetryMs?: number;
  /** Where orders and payments are kept; without it they end with the process. */
  stateFile?: string;
}

export interface Simulator {
  port: number;
  origin: string;
  close(): Promise<void>;
}

const mostLogged = 2000;

/** Razorpay on this machine, to the contract in ADR-11: a real HTTP server that takes no money. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const file = openState(options.stateFile);
  const control = controlOf(options, file.state);
  const server = createServer((request, response) => {
    void respond(control, options, request, response).then(file.keep);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : options.port;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async close() {
      control.sender.reset();
      file.close();
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

function controlOf(options: SimulatorOptions, state: Provider["state"]): Control {
  const { webhookUrl: url, webhookSecret: secret, webhookRetryMs: retryMs = 1000 } = options;
  const sender = webhookSender({ url, secret, retryMs });
  const provider: Provider = {
    state,
    capture: options.capture ?? "automatic",
    keySecret: options.keySecret,
    now: () => Math.floor(Date.now() / 1000) + state.aheadSeconds,
    emit: (event, payload) => sender.take(event, webhookBody(event, payload, provider.now())),
    failingRefunds: 0,
  };
  const log: LoggedRequest[] = [];
  const mishaps: Mishap[] = [];
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
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const asked = await read(request);
    if (!isLocal(asked.headers)) return answer(response, 403, { error: "This machine only." });
    if (asked.path.startsWith("/sim/")) await steer(control, asked, response);
    else if (asked.path === "/v1/checkout.js")
      send(response, 200, "text/javascript; charset=utf-8", checkoutScript());
    else await provide(control, options, asked, response);
  } catch (error) {
    refuse(response, error);
  }
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
  const { path, headers, text: body } = asked;
  const logged: LoggedRequest = { endpoint, path, headers, body, status: "none" };
  control.log.push(logged);
  if (control.log.length > mostLogged) control.log.shift();
  response.on("finish", () => {
    logged.status = response.statusCode;
  });
  const mishap = takeMishap(control.mishaps, endpoint, `${path} ${body}`);
  const work = async () => {
    authenticate(asked.headers.authorization, keyId, keySecret);
    return await askProvider(control.provider, asked);
  };
  const done = !mishap || mishap.after || !isAnswered(mishap) ? await work() : undefined;
  if (mishap?.delay_ms) await pause(mishap.delay_ms, undefined, { ref: false });
  if (mishap && isAnswered(mishap)) misbehave(mishap, response);
  else answer(response, 200, mishap?.spoil ? spoiled(mishap.spoil, done, firstIdLike(control, done)) : done);
}

/** Does the mishap replace the answer, or only delay it? */
const isAnswered = ({ reset, html, status }: Mishap): boolean =>
  reset === true || html === true || status !== undefined;

function misbehave({ reset, html, status = 502, body }: Mishap, response: ServerResponse): void {
  if (reset) response.socket?.resetAndDestroy();
  else if (html) send(response, status, "text/html", failurePage(status));
  else answer(response, status, body ?? failureBody(status));
}

function refuse(response: ServerResponse, error: unknown): void {
  if (!(error instanceof Refusal)) console.error(error);
  const { status, body } = error instanceof Refusal ? error : { status: 500, body: failureBody(500) };
  answer(response, status, body);
}
