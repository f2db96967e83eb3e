import { once } from "node:events";
import { createServer, get, type RequestListener } from "node:http";
import { makeRoomForMessages } from "#platform/v8/roomy-messages.server.ts";

// A process of its own, run with --expose-gc and --allow-natives-syntax: V8 settles an object's shape once in
// a process. Ten visitors come one by one, garbage is collected between them, and the last one's request and
// response are looked at.

// A question of V8's own, which is no JavaScript.
const isAtHand = new Function("object", "return %HasFastProperties(object)");
if (process.argv[2] === "with room") makeRoomForMessages();

let seen: unknown[] = [];
const answer: RequestListener = (request, response) => {
  response.writeHead(304, ["etag", "x"]).end();
  seen = [isAtHand(request), isAtHand(response)];
};
const server = createServer(answer).listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
const port = typeof address === "object" ? address?.port : undefined;

for (let visitor = 0; visitor < 10; visitor += 1) {
  const came = once(server, "connection");
  get({ port, host: "127.0.0.1", agent: false }, (page) => page.resume());
  const [connection] = await came;
  await once(connection, "close");
  globalThis.gc?.();
}
console.log(seen.join());
server.close();
