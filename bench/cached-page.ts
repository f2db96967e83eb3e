import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, type RunningShop } from "../tests/running-shop.ts";
import { load, percentile } from "./load.ts";
import { median, type Row } from "./measure.ts";

const rounds = 5;
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

/**
 * Cached pages against a bare node:http server that sends the same bytes and headers: one row a page, its
 * weakest way.
 */
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
  p99: number;
  /** Of the bare server, in the same turns: what the machine itself adds. */
  bareP99: number;
}

async function measureWay(
  url: string,
  { name, headers }: { name: string; headers: Record<string, string> },
): Promise<Measured> {
  // The first is answered by a light form, and the second has the full one made.
  for (let asked = 0; asked < 3; asked += 1) await rawPage(url, headers);
  const page = await rawPage(url, headers);
  const { origin, stop } = await startBare(page);
  const ask = (target: string) => askedFor(target, headers, page.status);
  try {
    await ask(url);
    await ask(origin);
    const turns: { ours: number; bare: number; p99: number; bareP99: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { perSecond: bare, p99: bareP99 } = await ask(origin);
      const { perSecond: ours, p99 } = await ask(url);
      turns.push({ ours, bare, p99, bareP99 });
    }
    return {
      name,
      ours: median(turns.map((turn) => turn.ours)),
      bare: median(turns.map((turn) => turn.bare)),
      ratio: median(turns.map((turn) => turn.ours / turn.bare)),
      p99: median(turns.map((turn) => turn.p99)),
      bareP99: median(turns.map((turn) => turn.bareP99)),
    };
  } finally {
    stop();
  }
}

/**
 * Requests a second over a while, and what 99 in a hundred took at most (ms). Throws when any was answered by
 * another status.
 */
async function askedFor(url: string, headers: Record<string, string>, status: number) {
  const { origin, pathname } = new URL(url);
  const result = await load(origin, { connections, seconds }, () => ({
    path: pathname,
    headers,
    expected: [status],
  }));
  if (result.errors.length > 0)
    throw new Error(`${result.errors.length} errors, the first: ${result.errors[0]}`);
  return { perSecond: result.perSecond, p99: percentile(result.times, 0.99) };
}

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

function rowOf(name: string, ways: readonly Measured[]): Row {
  const weakest = ways.toSorted((a, b) => a.ratio - b.ratio)[0];
  const slowest = ways.toSorted((a, b) => b.p99 - a.p99)[0];
  const p99 = slowest?.p99 ?? Number.NaN;
  const all = ways.map((way) => `${way.name} ${way.ratio.toFixed(2)}`).join(", ");
  return {
    what: `Cached ${name} page against bare node:http`,
    measured: `${all} (${Math.round(weakest?.ours ?? 0)}/s against ${Math.round(weakest?.bare ?? 0)}/s); p99 ${p99.toFixed(1)} ms (${slowest?.name}; bare then ${slowest?.bareP99.toFixed(1)} ms)`,
    bound: ">= 0.70 each, p99 < 10 ms",
    holds: ways.every(({ ratio }) => ratio >= 0.7) && p99 < 10,
  };
}
