import type { IncomingMessage, ServerResponse } from "node:http";

export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

interface Options {
  /** Milliseconds that a visitor waits at most. */
  longest?: number;
  /** Visitors that wait at once at most. */
  most?: number;
}

/** Machines that ask how the shop is want to know it now. */
const questions = new Set(["/healthz", "/readyz"]);

/**
 * Who comes while the shop is being opened waits for it: a restart of a second or two then is a slow page and
 * no broken one, and a balancer that prefers the quickest copy does not prefer one that turns everybody away.
 */
export class StartupQueue {
  readonly #longest: number;
  readonly #most: number;
  readonly #waiting = new Map<ServerResponse, { request: IncomingMessage; over: NodeJS.Timeout }>();

  constructor({ longest = 10_000, most = 500 }: Options = {}) {
    this.#longest = longest;
    this.#most = most;
  }

  receive(request: IncomingMessage, response: ServerResponse): void {
    const isNow = questions.has(request.url ?? "/") || this.#waiting.size >= this.#most;
    if (isNow) notYet(response);
    else this.#hold(request, response);
  }

  /** Hands everybody who waits to the shop, in the order of their coming. */
  letIn(listener: Listener): void {
    for (const [response, { request }] of [...this.#waiting]) {
      this.#leave(response);
      listener(request, response);
    }
  }

  #hold(request: IncomingMessage, response: ServerResponse): void {
    const over = setTimeout(() => {
      this.#waiting.delete(response);
      notYet(response);
    }, this.#longest);
    this.#waiting.set(response, { request, over });
    response.once("close", () => this.#leave(response));
  }

  #leave(response: ServerResponse): void {
    clearTimeout(this.#waiting.get(response)?.over);
    this.#waiting.delete(response);
  }
}

function notYet(response: ServerResponse): void {
  const headers = { "Content-Type": "application/json", "Cache-Control": "no-store", "Retry-After": "2" };
  response.writeHead(503, headers).end('{"status":"starting"}');
}
