import { Agent, createServer, request, type Server } from "node:http";

/**
 * A small balancer: each request goes to the next of the shops, with its sender's address behind the ones it
 * carries.
 */
export function startBalancer(port: number, origins: readonly string[]): Server {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  let turn = 0;
  const server = createServer((asked, answer) => {
    turn += 1;
    const target = new URL(asked.url ?? "/", origins[turn % origins.length]);
    const hops = [asked.headers["x-forwarded-for"], asked.socket.remoteAddress].filter(Boolean).join(", ");
    const headers = { ...asked.headers, "x-forwarded-for": hops };
    const sent = request(target, { agent, method: asked.method, headers }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(answer);
    });
    sent.on("error", () => answer.writeHead(502).end());
    asked.pipe(sent);
  });
  return server.listen(port, "127.0.0.1");
}
