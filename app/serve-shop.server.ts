import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Services } from "#platform/services.server.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Serves the shop; resolves once it listens. Kept pages are answered before anything else is set in motion. */
export async function serveShop(services: Services, listener: Listener): Promise<Server> {
  const server = createServer(
    // A picture of 5 MB over a village's line takes minutes.
    { headersTimeout: 15_000, requestTimeout: 240_000, keepAliveTimeout: 65_000, maxHeaderSize: 16 * 1024 },
    (request, response) => {
      if (!services.pages.answer(request, response)) listener(request, response);
    },
  );
  const { host, port } = services.config;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return server;
}

/** Stops taking requests and waits until those that run have been answered, 10 s at most. */
export async function finishRequests(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // A browser keeps the connection of an answered request open for its next one: nobody waits for that.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), 10_000);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
