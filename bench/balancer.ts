import { Agent, createServer, request, type Server } from "node:http";
import { pipeline } from "node:stream";

/**
 * A small balancer: each request goes to the next of the shops, with its sender's address behind the ones it
 * carries. The list may change meanwhile. Who was at a shop that died is told 502, or cut off.
 */
export function startBalancer(port: number, origins: readonly string[]): Server {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  let turn = 0;
  const server = createServer((asked, answer) => {
    turn += 1;
    const origin = origins[turn % origins.length];
    if (origin === undefined) return answer.writeHead(502).end();
    const hops = [asked.headers["x-forwarded-for"], asked.socket.remoteAddress].filter(Boolean).join(", ");
    const headers = { ...asked.headers, "x-forwarded-for": hops };
    const target = new URL(asked.url ?? "/", origin);
    const sent = request(target, { agent, method: asked.method, headers }, (received) => {
      // Who asked has gone meanwhile.
      if (answer.destroyed) return received.destroy();
      answer.writeHead(received.statusCode ?? 502, received.headers);
      return pipeline(received, answer, () => undefined);
    });
    sent.on("error", () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    return asked.pipe(sent);
  });
  return server.listen(port, "127.0.0.1");
}
