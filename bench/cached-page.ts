import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, type RunningShop } from "../tests/running-shop.ts";
import { median, type Row, throughput } from "./measure.ts";

const rounds = 3;
const seconds = 1;
const connections = 32;

interface RawPage {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The page exactly as it goes over the wire, still compressed. */
function rawPage(url: string, headers: Record<string, string>): Promise<RawPage> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { date: _date, connection: _connection, "keep-alive": _alive, ...kept } = response.headers;
        const plain = Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, String(value)]));
        const body = Buffer.concat(chunks).toString("base64");
        resolve({ status: response.statusCode ?? 0, headers: plain, body });
      });
    })
      .on("error", reject)
      .end();
  });
}

/** How a page can be asked for: in each coding, and by a browser that has it. */
async function waysToAsk(url: string): Promise<{ name: string; headers: Record<string, string> }[]> {
  const { headers } = await rawPage(url, {});
  return [
    { name: "identity", headers: { "accept-encoding": "identity" } },
    { name: "br", headers: { "accept-encoding": "br" } },
    { name: "gzip", headers: { "accept-encoding": "gzip" } },
    { name: "304", headers: { "accept-encoding": "br", "if-none-match": headers.etag ?? "" } },
  ];
}

/** Kept pages against a bare node:http server that sends the same bytes and headers: one row a page, its weakest way. */
export async function benchCachedPages(shop: RunningShop, pages: Record<string, string>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const url = shop.origin.replace("localhost", "127.0.0.1") + path;
    const ways: Measured[] = [];
    for (const way of await waysToAsk(url)) ways.push(await measureWay(url, way));
    rows.push(rowOf(name, ways));
  }
  return rows;
}

interface Measured {
  name: string;
  ours: number;
  bare: number;
  ratio: number;
  p99: Late;
  /** Of the bare server, in the same turns: what the machine itself adds. */
  bareP99: Late;
}

/** What 99 answers in a hundred took at most (ms): with as many requests as are answered, and with half as many. */
interface Late {
  full: number;
  half: number;
}

interface Way {
  name: string;
  headers: Record<string, string>;
}

async function measureWay(url: string, { name, headers }: Way): Promise<Measured> {
  await rawPage(url, headers);
  const page = await rawPage(url, headers);
  const { origin, stop } = await startBare(page);
  try {
    const ask = (target: string, rate?: number) =>
      throughput(target, { seconds, connections, headers, ...(rate === undefined ? {} : { rate }) });
    await ask(url);
    await ask(origin);
    const turns: { ours: Turn; bare: Turn }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [bareFull, full] = [await ask(origin), await ask(url)];
      const calm = Math.min(full.perSecond, bareFull.perSecond) / 2;
      const [bareHalf, half] = [await ask(origin, calm), await ask(url, calm)];
      turns.push({ ours: turnOf(full, half), bare: turnOf(bareFull, bareHalf) });
    }
    const middle = (pick: (turn: { ours: Turn; bare: Turn }) => number) => median(turns.map(pick));
    return {
      name,
      ours: middle(({ ours }) => ours.perSecond),
      bare: middle(({ bare }) => bare.perSecond),
      ratio: middle(({ ours, bare }) => ours.perSecond / bare.perSecond),
      p99: { full: middle(({ ours }) => ours.full), half: middle(({ ours }) => ours.half) },
      bareP99: { full: middle(({ bare }) => bare.full), half: middle(({ bare }) => bare.half) },
    };
  } finally {
    stop();
  }
}

interface Turn extends Late {
  perSecond: number;
}

const turnOf = (full: { perSecond: number; p99: number }, half: { p99: number }): Turn => ({
  perSecond: full.perSecond,
  full: full.p99,
  half: half.p99,
});

async function startBare(page: RawPage) {
  const folder = mkdtempSync(join(tmpdir(), "jhola-bench-"));
  const file = join(folder, "page.json");
  writeFileSync(file, JSON.stringify(page));
  const port = await freePort();
  const bare = spawn(process.execPath, ["bench/bare-server.ts", file, String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(bare.stdout, "data");
  const stop = () => {
    bare.kill();
    rmSync(folder, { recursive: true });
  };
  return { origin: `http://127.0.0.1:${port}/`, stop };
}

/**
 * At full rate load and server share the cores, and even the bare server's late answers are the load's own: the row judges
 * them at half of it, and shows both.
 */
function rowOf(name: string, ways: readonly Measured[]): Row {
  const weakest = ways.toSorted((a, b) => a.ratio - b.ratio)[0];
  const all = ways.map((way) => `${way.name} ${way.ratio.toFixed(2)}`).join(", ");
  const rates = `${Math.round(weakest?.ours ?? 0)}/s against ${Math.round(weakest?.bare ?? 0)}/s`;
  return {
    what: `Kept ${name} page, requests a second against bare node:http with the same bytes, ${connections} connections; p99 at half of the lesser rate and at full rate`,
    measured: `${all} (${rates}); p99 ${latest(ways, "half")}, at full rate ${latest(ways, "full")}`,
    bound: ">= 0.80 each, p99 at half rate < 10 ms",
    holds: ways.every(({ ratio, p99 }) => ratio >= 0.8 && p99.half < 10),
  };
}

function latest(ways: readonly Measured[], rate: keyof Late): string {
  const slowest = ways.toSorted((a, b) => b.p99[rate] - a.p99[rate])[0];
  return `${slowest?.p99[rate]} ms (${slowest?.name}; bare ${slowest?.bareP99[rate]})`;
}
