import { createServer, type IncomingMessage, type Server } from "node:http";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { portOf } from "../../../tests/port-of.ts";
import { claimPurge } from "./purge-claim.db.server.ts";
import { purgeJobs, purgeOnce } from "./purge-job.server.ts";

eachDatabase("purges of the caches in front of the shop", (database) => {
  const received: Pick<IncomingMessage, "method" | "headers">[] = [];
  let status = 200;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      received.push(request);
      response.writeHead(status).end();
    });
    url = `http://127.0.0.1:${await portOf(server)}/`;
  });
  afterAll(() => void server.close());
  const token = "a-token-of-the-caches";
  const copy = () => ({
    db: database().db,
    config: parseConfig({ PURGE_URL: `${url}, ${url}two`, PURGE_TOKEN: token }),
    pages: { refresh: vi.fn(async () => undefined) },
    runJobSoon: vi.fn(),
  });
  // Only what the job takes of the page cache.
  type Shop = Parameters<typeof purgeJobs>[0];
  const purge = async (shop = copy()) => {
    const caches = shop.config.cdn.purge;
    if (caches) await purgeOnce(shop as unknown as Shop, caches);
  };
  const change = () => sql`select raise_content_version()`.execute(database().db);
  /** What is due later is due now, and a claim is over. */
  const later = () =>
    sql`update cdn_purge set again_at = again_at - interval '1 hour',
      claimed_until = claimed_until - interval '1 hour'`.execute(database().db);
  const rounds = async (count: number) => {
    for (let round = 0; round < count; round += 1) {
      await purge();
      await later();
    }
  };
  beforeEach(async () => {
    status = 200;
    await rounds(4);
    received.length = 0;
  });

  it("sends one for each change to every cache, and no more", async () => {
    await purge();
    expect(received).toEqual([]);
    await change();
    await change();
    await purge();
    await purge();
    expect(received.map(({ method }) => method)).toEqual(["PURGE", "PURGE"]);
    expect(received[0]?.headers).toMatchObject({ authorization: `Bearer ${token}`, "surrogate-key": "page" });
  });

  it("sends it twice more, for the answers that were under way", async () => {
    await change();
    await rounds(5);
    expect(received.length).toBe(2 * 3);
  });

  it("has its own pages new before a cache asks for them", async () => {
    await change();
    const shop = copy();
    await purge(shop);
    expect(shop.pages.refresh).toHaveBeenCalledOnce();
  });

  it("is sent by one of several copies", async () => {
    await change();
    await Promise.all(Array.from({ length: 5 }, () => purge()));
    expect(received.length).toBe(2);
  });

  it("is sent by another copy when the one that had it was killed", async () => {
    await change();
    expect(await claimPurge(database().db)).toBeDefined();
    await purge();
    expect(received).toEqual([]);
    await later();
    await purge();
    expect(received.length).toBe(2);
  });

  it("is sent again until it is taken", async () => {
    await change();
    status = 403;
    await expect(purge()).rejects.toThrow("a cache did not take a purge: 403");
    await expect(purge()).rejects.toThrow("403");
    status = 200;
    received.length = 0;
    await purge();
    expect(received.length).toBe(2);
  });

  it("is no job where there is no cache", () =>
    expect(purgeJobs({ ...copy(), config: parseConfig({}) } as unknown as Shop)).toEqual([]));
});
