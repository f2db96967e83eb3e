import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { StartupQueue } from "./startup-queue.server.ts";

const server = createServer();
afterEach(() => {
  server.removeAllListeners("request");
  server.closeAllConnections();
  server.close();
});

async function serverOf(early: StartupQueue) {
  server.on("request", (request, response) => early.receive(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    ask: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
    seen: () => once(server, "request"),
  };
}

test("who comes before the shop is open is answered by it once it is", async () => {
  const early = new StartupQueue();
  const { ask, seen } = await serverOf(early);
  const come = seen();
  const answer = ask("/shop?q=lotus");
  await come;
  early.letIn((request, response) => response.end(`open at ${request.url}`));
  expect(await (await answer).text()).toBe("open at /shop?q=lotus");
});

test("who has waited as long as may be is told when to come again", async () => {
  const { ask } = await serverOf(new StartupQueue({ longest: 1 }));
  const answer = await ask("/");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("2");
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test.each(["/healthz", "/readyz"])("%s is answered at once", async (path) => {
  const { ask } = await serverOf(new StartupQueue());
  expect((await ask(path)).status).toBe(503);
});

test("beyond so many nobody is kept waiting", async () => {
  const { ask } = await serverOf(new StartupQueue({ most: 0 }));
  expect((await ask("/")).status).toBe(503);
});

test("who went away meanwhile is not answered", async () => {
  const early = new StartupQueue();
  const { ask, seen } = await serverOf(early);
  const come = seen();
  void ask("/").catch(() => undefined);
  const [, response] = await come;
  server.closeAllConnections();
  await once(response, "close");
  const answered: string[] = [];
  early.letIn((request) => answered.push(request.url ?? ""));
  expect(answered).toEqual([]);
});
