import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { type Asked, answer, send } from "./wire.ts";

/** How the next requests to one endpoint are mistreated: the fields of POST /sim/scenario. */
export const mishapFields = {
  /** As the simulator's own table of routes spells it; '*' is every one of them. */
  endpoint: z.string(),
  /** Only requests whose path or body holds this text. */
  match: z.string().optional(),
  status: z.int().optional(),
  body: z.unknown().optional(),
  delay_ms: z.number().optional(),
  /** The connection breaks without an answer. */
  reset: z.literal(true).optional(),
  /** A proxy's error page instead of JSON. */
  html: z.literal(true).optional(),
  /** The work is done all the same, and only its answer is lost. */
  after: z.literal(true).optional(),
  times: z.int().default(1),
  /** Strikes every n-th such request only. */
  every: z.int().default(1),
};

const mishapSchema = z.object(mishapFields);
export type Mishap = z.infer<typeof mishapSchema> & { seen?: number };

/** The mishap that awaits this endpoint, used up by asking; undefined when all goes well. */
export function takeMishap<M extends Mishap>(mishaps: M[], endpoint: string, request: string): M | undefined {
  const mishap = mishaps.find(
    (each) => (each.endpoint === endpoint || each.endpoint === "*") && request.includes(each.match ?? ""),
  );
  if (!mishap) return undefined;
  mishap.seen = (mishap.seen ?? 0) + 1;
  if (mishap.seen % mishap.every !== 0) return undefined;
  mishap.times -= 1;
  if (mishap.times <= 0) mishaps.splice(mishaps.indexOf(mishap), 1);
  return mishap;
}

interface Struck<M> {
  mishap: M | undefined;
  work(): Promise<unknown>;
  /** Sends what the work came to. */
  reply(done: unknown): void;
  /** What is said to a failure of this status when the scenario names no body. */
  failureBody(status: number): unknown;
}

/** Does the work and answers, or whatever the mishap wants instead. */
export async function answerStruck<M extends Mishap>(
  response: ServerResponse,
  { mishap, work, reply, failureBody }: Struck<M>,
): Promise<void> {
  const done = !mishap || mishap.after || !isAnswered(mishap) ? await work() : undefined;
  if (mishap?.delay_ms) await pause(mishap.delay_ms, undefined, { ref: false });
  if (mishap && isAnswered(mishap)) misbehave(mishap, response, failureBody);
  else reply(done);
}

/** Does the mishap replace the answer, or only delay it? */
const isAnswered = ({ reset, html, status }: Mishap): boolean =>
  reset === true || html === true || status !== undefined;

function misbehave(
  { reset, html, status = 502, body }: Mishap,
  response: ServerResponse,
  failureBody: (status: number) => unknown,
): void {
  if (reset) response.socket?.resetAndDestroy();
  else if (html) send(response, status, "text/html", failurePage(status));
  else answer(response, status, body ?? failureBody(status));
}

const failurePage = (status: number): string =>
  `<html><head><title>${status} Bad Gateway</title></head><body><center><h1>${status} Bad Gateway</h1></center></body></html>`;

/** A request that the shop made to whoever is simulated. */
export interface LoggedRequest {
  endpoint: string;
  path: string;
  headers: Asked["headers"];
  body: string;
  status: number | "none";
}

const mostLogged = 5000;

/** Writes the request down; its status once it is answered. */
export function logRequest(
  log: LoggedRequest[],
  endpoint: string,
  { path, headers, text: body }: Asked,
  response: ServerResponse,
): void {
  const logged: LoggedRequest = { endpoint, path, headers, body, status: "none" };
  log.push(logged);
  if (log.length > mostLogged) log.shift();
  response.on("finish", () => {
    logged.status = response.statusCode;
  });
}
