import { setTimeout as pause } from "node:timers/promises";
import { startTestPostgres } from "../tests/database/start-test-postgres.ts";
import { median, type Row } from "./measure.ts";
import { startShopProcess } from "./shop-process.ts";

const starts = 5;
/**
 * Long enough for what a start leaves to be done: jobs, the first mails, the statistics of the embedded
 * database.
 */
const restSeconds = 20;

/**
 * How long a built shop that has its data takes to answer, and what it holds in memory when nobody asks it
 * anything.
 */
export async function benchStart(dataDir: string): Promise<Row[]> {
  const server = await startTestPostgres({ durable: true });
  try {
    const DATABASE_URL = await server.createDatabase();
    const onServer = { DATABASE_URL, DATA_DIR: dataDir };
    await (await startShopProcess({ settings: onServer })).stop();
    return [
      ...(await rowsOf("server PostgreSQL", onServer, 250)),
      ...(await rowsOf("embedded", { DATA_DIR: dataDir }, 700)),
    ];
  } finally {
    await server.stop();
  }
}

async function rowsOf(site: string, settings: Record<string, string>, mostMegabytes: number): Promise<Row[]> {
  const times: number[] = [];
  let megabytes = 0;
  for (let start = 1; start <= starts; start += 1) {
    const shop = await startShopProcess({ settings });
    times.push(shop.startedIn / 1000);
    if (start === starts) {
      for (const path of ["/", "/shop", "/blog", "/session"]) await (await fetch(shop.origin + path)).text();
      await pause(restSeconds * 1000);
      megabytes = Math.round(shop.memory() / 2 ** 20);
    }
    await shop.stop();
  }
  const seconds = median(times);
  return [
    {
      what: `Cold start, built and seeded, to the first answer, ${site} (median of ${starts})`,
      measured: `${seconds.toFixed(2)} s`,
      bound: "<= 2 s",
      holds: seconds <= 2,
    },
    {
      what: `Memory at rest, ${restSeconds} s after the start, ${site}`,
      measured: `${megabytes} MB`,
      bound: `<= ${mostMegabytes} MB`,
      holds: megabytes <= mostMegabytes,
    },
  ];
}
