import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { listenLocally, type Simulator } from "../simulator/listen.ts";
import {
  answerStruck,
  type LoggedRequest,
  logRequest,
  type Mishap,
  takeMishap,
} from "../simulator/mishap.ts";
import { openState } from "../simulator/state-file.ts";
import { webhookSender } from "../simulator/webhook-sender.ts";
import { type Asked, answer, send } from "../simulator/wire.ts";
import { ofShipment } from "./booking.ts";
import { type Carrier, type CarrierState, emptyState } from "./carrier-state.ts";
import { askControl, type Control } from "./control-routes.ts";
import { passTime } from "./journey.ts";
import { labelPdf } from "./label-pdf.ts";
import { failureBody, refuse } from "./refusal.ts";
import { askCarrier, endpointOf } from "./routes.ts";
import { eventBody } from "./tracking.ts";

export interface CarrierOptions {
  /** 0 takes any free port. */
  port: number;
  /** What it takes for now, beside what it is moved ahead; this machine's clock where nothing is said. */
  clock?: () => Date;
  email: string;
  password: string;
  webhookToken: string;
  /** Where events go; without it none are sent. */
  webhookUrl?: string | undefined;
  /** The wait before a failed event is sent again; each further one is twice as long. */
  webhookRetryMs?: number;
  /** Parcels move along as this machine's clock goes; else only as the simulator's is moved. */
  lively?: boolean;
  /** Where orders are kept; without it they end with the process. */
  stateFile?: string | undefined;
}

const livelyMs = 20_000;

/** Shiprocket on this machine, to the contract in ADR-87: a real HTTP server that sends no courier. */
export async function startCarrier(options: CarrierOptions): Promise<Simulator> {
  const file = openState(options.stateFile, emptyState);
  let origin = "";
  const control = controlOf(options, file.state, () => origin);
  const clock = options.lively
    ? setInterval(() => {
        passTime(control.carrier);
        file.keep();
      }, livelyMs)
    : undefined;
  const simulator = await listenLocally({
    port: options.port,
    refuse,
    respond: (asked, response) => respond(control, asked, response),
    keep: file.keep,
    close() {
      clearInterval(clock);
      control.sender.reset();
      file.close();
    },
  });
  origin = simulator.origin;
  return simulator;
}

function controlOf(options: CarrierOptions, state: CarrierState, origin: () => string): Control {
  const { webhookUrl: url, webhookToken, webhookRetryMs: retryMs = 1000, clock = () => new Date() } = options;
  const headersOf = () => ({ "x-api-key": webhookToken });
  const sender = webhookSender({ url, retryMs, newId: randomUUID, headersOf });
  const carrier: Carrier = {
    state,
    email: options.email,
    password: options.password,
    origin,
    now: () => Math.floor(clock().getTime() / 1000) + state.aheadSeconds,
    emit: (order) => sender.take(order.number, eventBody(order, carrier.now())),
  };
  const log: LoggedRequest[] = [];
  const mishaps: Mishap[] = [];
  return {
    carrier,
    mishaps,
    sender,
    log,
    reset() {
      // Who is signed in stays so: the shop keeps its token.
      Object.assign(state, { ...emptyState(), tokens: state.tokens });
      mishaps.length = 0;
      log.length = 0;
      sender.reset();
    },
  };
}

async function respond(control: Control, asked: Asked, response: ServerResponse): Promise<void> {
  const label = /^\/labels\/(\d+)\.pdf$/.exec(asked.path);
  if (asked.path.startsWith("/sim/")) answer(response, 200, await askControl(control, asked));
  else if (label)
    await provide(control, asked, response, () => labelPdf(ofShipment(control.carrier, label[1])));
  else await provide(control, asked, response, async () => askCarrier(control.carrier, asked));
}

/** The carrier's own addresses, with whatever mishap a test has ordered. */
async function provide(
  { log, mishaps }: Control,
  asked: Asked,
  response: ServerResponse,
  work: () => Promise<unknown>,
): Promise<void> {
  const endpoint = endpointOf(asked);
  logRequest(log, endpoint, asked, response);
  const mishap = takeMishap(mishaps, endpoint, `${asked.path} ${asked.text}`);
  const reply = (done: unknown) =>
    Buffer.isBuffer(done) ? send(response, 200, "application/pdf", done) : answer(response, 200, done);
  await answerStruck(response, { mishap, work, reply, failureBody });
}
