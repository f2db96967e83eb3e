import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { badMailServer, hangs } from "../../mail-catcher.ts";
import { freePort, layEmptyDatabase, type RunningShop, startShop } from "../../running-shop.ts";

// One data folder for all, without the demo's products: making a database costs the most.
const dataDir = mkdtempSync(join(tmpdir(), "jhola-start-"));
let shop: RunningShop;

const openShop = () => startShop({ SEED: "empty", DATA_DIR: dataDir });

beforeAll(async () => {
  shop = await openShop();
});

afterAll(async () => {
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts a shop with settings that must stop it; returns its exit code and what it said. */
async function refusedStart(settings: Record<string, string>) {
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    SEED: "empty",
    DATA_DIR: dataDir,
    ...settings,
  };
  const child = spawn(process.execPath, ["serve.mjs"], { env, timeout: 30_000 });
  const said: string[] = [];
  child.stdout.on("data", (chunk) => said.push(String(chunk)));
  child.stderr.on("data", (chunk) => said.push(String(chunk)));
  const [code] = await once(child, "close");
  return { code, said: said.join("").trim() };
}

const isWell = async () => (await fetch(`${shop.origin}/healthz`)).status === 200;

const APP_SECRET = "the secret of a shop under test, long enough";
test.each([
  ["APP_SECRET", {}],
  ["RAZORPAY_KEY_ID", { APP_SECRET }],
])("a wrong %s ends the start with a sentence naming it", async (name, settings: Record<string, string>) => {
  const { code, said } = await refusedStart({ APP_ORIGIN: "https://shop.example", ...settings });
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
});

test("a second shop on the same data folder is refused by name, and the first one goes on", async () => {
  const { code, said } = await refusedStart({ PORT: String(await freePort()) });
  expect(code).toBe(1);
  expect(said).toMatch(/^The database in [^\n]* is open in process \d+ [^\n]*DATA_DIR[^\n]*$/);
  expect(await isWell()).toBe(true);
});

const folder = (name: string) => join(dataDir, name);
const refused = (name: string) =>
  refusedStart({ DATA_DIR: folder(name), PORT: "0", RZP_SIM_PORT: "0", CARRIER_SIM_PORT: "0" });

test("a data folder that is none ends the start with one sentence", async () => {
  writeFileSync(folder("file"), "");
  const { code, said } = await refused("file/data");
  expect(code).toBe(1);
  expect(said).toMatch(/^DATA_DIR [^\n]* lies below a file\. [^\n]*$/);
});

test("a data folder that holds a broken database does, too, and says what to do", async () => {
  mkdirSync(folder("broken/database"), { recursive: true });
  writeFileSync(folder("broken/database/PG_VERSION"), "18\n");
  const { code, said } = await refused("broken");
  expect(code).toBe(1);
  expect(said).toMatch(/^The database in [^\n]* can't be opened [^\n]* restore a backup [^\n]*$/);
});

test("a data folder that holds an empty signing key does, too: nothing is signed with none", async () => {
  layEmptyDatabase(folder("unsigned/database"));
  writeFileSync(folder("unsigned/secret.key"), "");
  const { code, said } = await refused("unsigned");
  expect(code).toBe(1);
  expect(said).toMatch(/^[^\n]*secret\.key is empty\. [^\n]*$/);
});

test("a shop without an admin says so, and how to make one", () =>
  expect(shop.output()).toContain("Admin:  none yet: set ADMIN_EMAIL and ADMIN_PASSWORD, and start again"));

test("/metrics is not there while no METRICS_TOKEN is set, with a token or without", async () => {
  for (const authorization of ["", "Bearer ", "Bearer undefined"]) {
    const answer = await fetch(`${shop.origin}/metrics`, { headers: { Authorization: authorization } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("jhola_");
  }
});

test("a shop that still waits for its database says that it is not ready, and keeps visitors waiting", async () => {
  const silent = await badMailServer(hangs);
  const port = String(await freePort());
  const child = spawn(process.execPath, ["serve.mjs"], {
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, PORT: port, SEED: "empty" },
      DATA_DIR: join(dataDir, "waits"),
      DATABASE_URL: `postgres://x@127.0.0.1:${new URL(silent.url).port}/x`,
    },
    stdio: "ignore",
  });
  const ask = (path: string) => fetch(`http://localhost:${port}${path}`).catch(() => undefined);
  await expect.poll(async () => (await ask("/readyz"))?.status, { timeout: 30_000 }).toBe(503);
  const visitor = new AbortController();
  const waiting = fetch(`http://localhost:${port}/`, { signal: visitor.signal });
  for (const path of ["/readyz", "/healthz"]) {
    const answer = await ask(path);
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get("retry-after")).toBe("2");
    expect(answer?.headers.get("cache-control")).toBe("no-store");
  }
  expect(await Promise.race([waiting, "no answer yet"])).toBe("no answer yet");
  visitor.abort();
  await expect(waiting).rejects.toThrow("aborted");
  const ended = once(child, "close");
  child.kill();
  await ended;
  silent.close();
});

test("a first start that is killed ends the process that makes its database, and the next one opens", async () => {
  const DATA_DIR = join(dataDir, "killed");
  const ports = { PORT: String(await freePort()), RZP_SIM_PORT: String(await freePort()) };
  const child = spawn(process.execPath, ["serve.mjs"], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, SEED: "empty", DATA_DIR, ...ports },
    stdio: "ignore",
  });
  const lock = join(DATA_DIR, "database.lock");
  await expect.poll(() => holderIn(lock), { timeout: 30_000 }).toBeGreaterThan(0);
  const maker = holderIn(lock);
  const ended = once(child, "close");
  child.kill("SIGKILL");
  await ended;
  await expect.poll(() => lives(maker), { timeout: 10_000 }).toBe(false);
  const next = await startShop({ SEED: "empty", DATA_DIR });
  expect((await fetch(`${next.origin}/healthz`)).status).toBe(200);
  await next.stop();
});

/** The process that has the database open; 0 where nobody has. */
function holderIn(lock: string): number {
  try {
    return Number(/"pid":(\d+)/.exec(readFileSync(lock, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A form that the shop has begun to take; the second part of its body comes when `finish` is called. */
async function slowPost(origin: string) {
  const body = new URLSearchParams({ email: "slow@example.com", website: "x" }).toString();
  const headers = {
    Origin: origin,
    Accept: "application/json",
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": body.length,
    Expect: "100-continue",
  };
  const sent = request(`${origin}/newsletter`, { method: "POST", headers });
  sent.flushHeaders();
  // The word to go on is the proof that the request has been taken, and not only its connection by the
  // system.
  await once(sent, "continue");
  sent.write(body.slice(0, 5));
  const finish = async () => {
    sent.end(body.slice(5));
    const [response] = await once(sent, "response");
    return response.resume().statusCode;
  };
  return { finish };
}

test("stopping lets a slow request finish, takes no new one, and ends with 0 at once", async () => {
  const slow = await slowPost(shop.origin);
  const ended = shop.stop();
  while (await isWell().catch(() => false));
  expect(await slow.finish()).toBe(200);
  const answeredAt = performance.now();
  expect(await ended).toBe(0);
  // The answered request's connection, which its browser would keep, holds nobody up.
  expect(performance.now() - answeredAt).toBeLessThan(4000);
});

test("stopping leaves a data folder that opens again", async () => {
  shop = await openShop();
  expect(await isWell()).toBe(true);
});

test("a port that is taken is said in one sentence", async () => {
  const port = new URL(shop.origin).port;
  const other = mkdtempSync(join(tmpdir(), "jhola-port-"));
  layEmptyDatabase(join(other, "database"));
  const { code, said } = await refusedStart({ DATA_DIR: other, PORT: port });
  rmSync(other, { recursive: true, force: true });
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^[^\\n]*${port}[^\\n]*$`));
});
