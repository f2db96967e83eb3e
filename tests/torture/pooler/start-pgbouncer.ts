import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { serverAccount } from "../../database/start-test-postgres.ts";
import { freePort, until } from "../../running-shop.ts";

const program = "/usr/sbin/pgbouncer";

export const missingForPooler = (): string[] =>
  existsSync(program) ? [] : ["pgbouncer (Debian's pgbouncer)"];

/** Stands in front of a whole test server. */
export interface Pgbouncer {
  /** Host and port. */
  address: string;
  stop(): Promise<void>;
}

/** PgBouncer with the settings that deploy/pgbouncer.ini gives it, in front of every database of a server. */
export async function startPgbouncer(serverUrl: string): Promise<Pgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), "jhola-pgbouncer-"));
  const port = await freePort();
  writeFileSync(join(folder, "userlist.txt"), '"postgres" ""\n');
  writeFileSync(join(folder, "pgbouncer.ini"), trial(folder, port, new URL(serverUrl)));
  chmodSync(folder, 0o755);
  const child = spawn(program, ["-q", join(folder, "pgbouncer.ini")], {
    ...serverAccount(),
    stdio: "ignore",
  });
  const killed = () => child.kill("SIGKILL");
  process.once("exit", killed);
  const address = `127.0.0.1:${port}`;
  await until(() => answers(`postgres://postgres@${address}/postgres`), "the start of PgBouncer");
  return {
    address,
    async stop() {
      process.off("exit", killed);
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Tests make and drop databases of their own, each of which it would keep connections to. */
function trial(folder: string, port: number, server: URL): string {
  const changes: Record<string, string> = {
    jhola: `host=${server.hostname} port=${server.port}`,
    listen_port: String(port),
    auth_type: "trust",
    auth_file: join(folder, "userlist.txt"),
  };
  const given = readFileSync("deploy/pgbouncer.ini", "utf8").split("\n");
  const lines = given.flatMap((line) => {
    const [name = ""] = line.split(" = ", 1);
    if (name === "logfile" || name === "pidfile") return [];
    const value = changes[name];
    return value === undefined ? line : `${name === "jhola" ? "*" : name} = ${value}`;
  });
  return [...lines, "server_idle_timeout = 3", "autodb_idle_timeout = 3", ""].join("\n");
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  return client
    .query("select 1")
    .then(() => true)
    .finally(() => client.end());
}
