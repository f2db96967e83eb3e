import { createServer, type IncomingMessage, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type Config, ConfigError } from "#platform/config/config.server.ts";
import type { Services } from "#platform/services.server.ts";
import { endUnread, patienceAfter } from "#platform/web/end-unread.server.ts";
import { namesOneHost } from "#platform/web/one-host.server.ts";
import { mustWait } from "./before-opening.server.ts";
import { compileLargerFunctions } from "./larger-functions.server.ts";
import { patternOf, policyAt } from "./routes/route-patterns.server.ts";
import { collectGarbageSooner } from "./sooner-garbage.server.ts";
import { type Listener, StartupQueue } from "./startup-queue.server.ts";

/** The shop's address, held from the first moment: anyone who comes too early waits. */
export interface ListeningServer {
  server: Server;
  /** From now on the shop answers. Cached pages are answered before anything else is set in motion. */
  open(services: Services, listener: Listener): void;
}

const patienceFor = ({ url = "/", headers }: IncomingMessage, status: number) =>
  patienceAfter(status, policyAt(url.split("?", 1)[0] ?? "/").body, headers["content-length"]);

/** Takes the shop's port before anything else is touched. Throws ConfigError when it can't be had. */
export async function listen({ host, port }: Pick<Config, "host" | "port">): Promise<ListeningServer> {
  collectGarbageSooner();
  compileLargerFunctions();
  const early = new StartupQueue();
  let answer: Listener = (request, response) => early.receive(request, response);
  const server = createServer(
    {
      headersTimeout: 15_000,
      // A photograph over a village's line takes minutes.
      requestTimeout: 240_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
      // Anyone who only reads sends no body: none is waited for.
      optimizeEmptyRequests: true,
    },
    (request, response) => {
      endUnread(request, response, () => patienceFor(request, response.statusCode));
      return answer(request, response);
    },
  );
  await takePort(server, { host, port });
  return {
    server,
    open: (services, listener) => {
      answer = measured(services, listener);
      early.letIn(answer);
    },
  };
}

/** Throws ConfigError when the port can't be had. */
export async function takePort(server: Server, { host, port }: Pick<Config, "host" | "port">): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(refusal(error, host, port)));
    server.listen(port, host, resolve);
  });
}

/** Serves the shop; resolves once it listens. */
export async function serveShop(services: Services, listener: Listener): Promise<Server> {
  const listening = await listen(services.config);
  listening.open(services, listener);
  return listening.server;
}

function measured(services: Services, listener: Listener): Listener {
  const { pages, requests, visits } = services;
  return (request, response) => {
    const begun = performance.now();
    const route = patternOf(request.url ?? "/");
    const seconds = () => (performance.now() - begun) / 1000;
    const isCached = namesOneHost(request.rawHeaders) && !mustWait(services, request.url ?? "/");
    if (isCached && pages.answer(request, response)) {
      visits.answered(request);
      return requests.count(route, response.statusCode, seconds());
    }
    response.once("close", () => {
      if (response.statusCode === 200 || response.statusCode === 304) visits.answered(request);
      requests.count(route, response.headersSent ? response.statusCode : 499, seconds());
    });
    return listener(request, response);
  };
}

function refusal(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const why: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program, perhaps another Jhola. Stop that one, or set PORT to a free port.`,
    EACCES: `Port ${port} may not be used by this account. Set PORT to one above 1023, and let a proxy listen on ${port}.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one that it has, such as 127.0.0.1 or 0.0.0.0.`,
    ENOTFOUND: `HOST names ${host}, which is not known here. Set it to an address such as 127.0.0.1 or 0.0.0.0.`,
  };
  const sentence = why[error.code ?? ""];
  return sentence ? new ConfigError(sentence) : error;
}

/**
 * Says that the shop is not ready any more, goes on serving for DRAIN_SECONDS so that a balancer can notice,
 * then takes no more requests and waits until those that run have been answered, 10 s at most.
 */
export async function finishRequests(server: Server, services?: Services): Promise<void> {
  if (services) {
    services.life.isReady = false;
    await pause(services.config.drainSeconds * 1000);
  }
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // A browser keeps the connection of an answered request open for its next one: nobody waits for that.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), 10_000);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
