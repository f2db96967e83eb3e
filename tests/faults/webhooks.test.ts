import { type ChildProcess, spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { openLog } from "#platform/log.server.ts";
import { type DeliveryShop, deliverTo } from "#webhooks/delivering/deliver.server.ts";
import { addEndpoint } from "#webhooks/endpoints/change-endpoint.server.ts";
import { shopOwner } from "../database/each-shop.ts";
import { openReceiver, type Receiver } from "../webhook-receiver.ts";
import { ownDatabase } from "./own-database.ts";

/** Fifty take a minute: `npm run torture -- long-ways` deals those. */
const blows = [
  { kills: 10, tags: [] },
  { kills: 50, tags: ["torture"] },
];
/** So many copies of the shop run at a time. */
const copies = 2;
const secret = "the shop's own secret, long enough";
const worker = join(import.meta.dirname, "../database/tell-until-killed.ts");

const own = ownDatabase({ each: true });
let receiver: Receiver;

beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

const shop = (): DeliveryShop & { runJobSoon(): void } => ({
  ...{ db: own.db, secret, log: openLog("silent") },
  config: parseConfig({ WEBHOOKS_ALLOW_PRIVATE: "yes" }),
  ...{ now: () => new Date(), sendMailSoon: () => undefined, runJobSoon: () => undefined },
});

/** Lets a copy work for a moment and pulls its plug; what it confirmed. */
async function killOne(): Promise<string[]> {
  const args = [worker, own.url, secret];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error("a copy ended by itself")));
    child.stdout?.on("data", (chunk) => {
      said += chunk;
      resolve();
    });
  });
  await pause(randomInt(120));
  child.kill("SIGKILL");
  await once(child, "close");
  return said.split("\n").slice(0, -1);
}

const loseNoEvent = async (kills: number) => {
  const id = randomUUID();
  await addEndpoint(shop(), shopOwner(), { id, url: receiver.url, events: ["message.received"] });
  const confirmed: string[] = [];
  for (let killed = 0; killed < kills; killed += copies) {
    const told = await Promise.all(Array.from({ length: copies }, killOne));
    confirmed.push(...told.flat());
    // What the killed copies had claimed is free again, as it is a minute later.
    await own.db.updateTable("webhook_deliveries").set({ next_attempt_at: sql<Date>`now()` }).execute();
  }
  await deliverTo(shop(), id);
  const ids = async (query: RawBuilder<{ id: string }>) =>
    (await query.execute(own.db)).rows.map(({ id }) => id).sort();
  const messages = await ids(sql`select id from contact_messages`);
  expect(messages).toEqual(expect.arrayContaining(confirmed));
  expect(await ids(sql`select data ->> 'id' as id from webhook_events`)).toEqual(messages);
  const arrived = receiver.received.map(({ event }) => String(event.data.id));
  expect([...new Set(arrived)].sort()).toEqual(messages);
  expect(await ids(sql`select id from webhook_deliveries where state <> 'delivered'`)).toEqual([]);
  expect(messages.length).toBeGreaterThan(kills);
};

const losesNone = "kills lose no event, and bring none that did not happen";
for (const { kills, tags } of blows) test(`${kills} ${losesNone}`, { tags }, () => loseNoEvent(kills));
