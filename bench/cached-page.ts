import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, type RunningShop } from "../tests/running-shop.ts";
import { type Row, ratioInTurns, throughput } from "./measure.ts";

interface RawPage {
  headers: Record<string, string>;
  body: string;
}

/** The page exactly as it goes over the wire, still compressed. */
function rawPage(url: string): Promise<RawPage> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { date: _date, connection: _connection, "keep-alive": _alive, ...headers } = response.headers;
        const plain = Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, String(value)]),
        );
        resolve({ headers: plain, body: Buffer.concat(chunks).toString("base64") });
      });
    })
      .on("error", reject)
      .end();
  });
}

/** Kept product page against bare node:http serving the same bytes and headers. */
export async function benchCachedPage(shop: RunningShop, path: string): Promise<Row> {
  const url = shop.origin.replace("localhost", "127.0.0.1") + path;
  await rawPage(url);
  const folder = mkdtempSync(join(tmpdir(), "jhola-bench-"));
  const file = join(folder, "page.json");
  writeFileSync(file, JSON.stringify(await rawPage(url)));
  const port = await freePort();
  const bare = spawn(process.execPath, ["bench/bare-server.ts", file, String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(bare.stdout, "data");
  try {
    const run = (target: string) => () => throughput(target, 4, 32);
    await run(url)();
    const { a, b, ratio } = await ratioInTurns(5, run(url), run(`http://127.0.0.1:${port}/`));
    return {
      what: "Kept product page, requests a second against bare node:http with the same bytes",
      measured: `${Math.round(a)}/s against ${Math.round(b)}/s: ${ratio.toFixed(2)}`,
      bound: ">= 0.70",
      holds: ratio >= 0.7,
    };
  } finally {
    bare.kill();
    rmSync(folder, { recursive: true });
  }
}
