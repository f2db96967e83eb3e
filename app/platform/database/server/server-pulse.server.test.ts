import { createServer } from "node:net";
import { expect, test } from "vitest";
import { portOf } from "../../../../tests/port-of.ts";
import { freePort } from "../../../../tests/running-shop.ts";
import { ServerPulse } from "./server-pulse.server.ts";

const addressOf = (port: number) => `postgres://shop@127.0.0.1:${port}/jhola`;

test("a server that takes connections and says nothing is silent, and all who doubt at once ask it once", async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on("error", () => undefined);
    socket.resume();
  });
  const pulse = new ServerPulse(addressOf(await portOf(server)), 100);
  expect(await Promise.all([pulse.isSilent(), pulse.isSilent()])).toEqual([true, true]);
  expect(connections).toBe(1);
  expect(await pulse.isSilent()).toBe(true);
  expect(connections).toBe(2);
  server.close();
});

test("one that refuses has said something", async () =>
  expect(await new ServerPulse(addressOf(await freePort()), 10_000).isSilent()).toBe(false));
