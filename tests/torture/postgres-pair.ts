import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findBinaries, initialise, serverAccount } from "../database/start-test-postgres.ts";
import { freePort, until } from "../running-shop.ts";

/** One PostgreSQL server of a pair. */
export interface Cluster {
  port: number;
  url: string;
  data: string;
  process: ChildProcess;
}

const bin = findBinaries();
const account = serverAccount();

function emptyFolder(): string {
  const data = mkdtempSync(join(tmpdir(), "jhola-pair-"));
  if (account) chownSync(data, account.uid, account.gid);
  chmodSync(data, 0o700);
  return data;
}

async function start(data: string, given?: number): Promise<Cluster> {
  const port = given ?? (await freePort());
  const args = ["-D", data, "-p", String(port), "-c", "listen_addresses=127.0.0.1", "-c"];
  const child = spawn(join(bin, "postgres"), [...args, "unix_socket_directories="], {
    ...account,
    stdio: "ignore",
  });
  const cluster = { port, url: `postgres://postgres@127.0.0.1:${port}/jhola`, data, process: child };
  await until(() => ask(cluster, "select 1").then(() => true), "the start of a PostgreSQL server");
  return cluster;
}

/** A server that waits for its disk at each commit, with an empty database for the shop. */
export async function startPrimary(): Promise<Cluster> {
  const data = emptyFolder();
  await initialise(bin, data, account);
  const cluster = await start(data);
  await ask(cluster, "create database jhola template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'");
  return cluster;
}

/**
 * A copy of a running primary that follows it; from now on the primary confirms nothing that the copy has not
 * on its disk.
 */
export async function addStandby(primary: Cluster): Promise<Cluster> {
  const data = emptyFolder();
  const args = ["-h", "127.0.0.1", "-p", String(primary.port), "-U", "postgres", "-D", data];
  const copy = spawn(join(bin, "pg_basebackup"), [...args, "-R", "-X", "stream", "--checkpoint=fast"], {
    ...account,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(copy, "exit");
  if (code !== 0) throw new Error("the primary could not be copied");
  const standby = await start(data);
  await ask(primary, "alter system set synchronous_standby_names = '*'");
  await ask(primary, "select pg_reload_conf()");
  await until(async () => {
    const [row] = await ask(primary, "select sync_state from pg_stat_replication");
    return row?.sync_state === "sync";
  }, "the standby's connection");
  return standby;
}

/** Every process of the server at once, as when its machine goes dark. */
export async function killCluster(cluster: Cluster): Promise<void> {
  const ended = once(cluster.process, "exit");
  signalCluster(cluster, "SIGSTOP");
  signalCluster(cluster, "SIGKILL");
  await ended;
  rmSync(cluster.data, { recursive: true, force: true });
}

/** Sends a signal to the server and all processes that it has made. */
export function signalCluster({ process: { pid = 0 } }: Cluster, signal: NodeJS.Signals): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
  for (const each of [pid, ...children.filter(Boolean)]) signalTo(each, signal);
}

/** Stops the server at once, ending its connections. */
export async function stopCluster({ process: child }: Cluster): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGINT");
  await ended;
}

/** Starts a stopped server where it was. */
export const restartCluster = ({ data, port }: Cluster): Promise<Cluster> => start(data, port);

/** A process may have ended just now. */
export function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It is gone already.
  }
}

export async function promote(standby: Cluster): Promise<void> {
  await ask(standby, "select pg_promote(true, 60)");
}

async function ask({ port }: Cluster, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` });
  client.on("error", () => undefined);
  await client.connect();
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
