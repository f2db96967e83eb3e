import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { until } from "../../running-shop.ts";
import { fill } from "../disk-worlds.ts";
import type { Finding } from "../judge.ts";
import type { Cluster } from "./nodes.ts";

/**
 * A client of one node that nothing leads elsewhere, as one without HAProxy: it writes there for as long as
 * it is let, and notes what was confirmed to it.
 */
interface StubbornClient {
  /** Ends it, and looks whether the cluster has all that was confirmed to it. */
  judge(): Promise<Finding[]>;
}

const at = (place: string): pg.ClientConfig => ({
  connectionString: `postgres://postgres:trial@${place}/postgres`,
  // On a busy machine even a healthy server takes its time.
  connectionTimeoutMillis: 15_000,
  query_timeout: 15_000,
});

async function writeStubbornly(cluster: Cluster, node: number): Promise<StubbornClient> {
  const place = cluster.at(node, "postgresql");
  await asked(place, "create table if not exists stubborn (id text primary key)");
  const confirmed: string[] = [];
  let isOver = false;
  const writes = async () => {
    while (!isOver) {
      await writeUntilBroken(place, confirmed, () => isOver).catch(() => undefined);
      await pause(200);
    }
  };
  const all = writes();
  return {
    async judge() {
      isOver = true;
      await all;
      const rows = await asked(new URL(cluster.url).host, "select id from stubborn");
      const kept = new Set(rows.map(({ id }) => id));
      const lost = confirmed.filter((id) => !kept.has(id));
      console.log(
        `  ${confirmed.length} writes confirmed to a client of the old primary, ${lost.length} lost`,
      );
      return lost.map((id) => ({ kind: "lost", what: `${id}, confirmed by the old primary` }));
    },
  };
}

/** One connection, used until it fails. */
async function writeUntilBroken(place: string, confirmed: string[], isOver: () => boolean): Promise<void> {
  const client = await connected(place);
  try {
    while (!isOver()) {
      const id = randomUUID();
      await client.query("insert into stubborn values ($1)", [id]);
      confirmed.push(id);
      await pause(50);
    }
  } finally {
    client.connection.stream.destroy();
  }
}

async function connected(place: string): Promise<pg.Client> {
  const client = new pg.Client(at(place));
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

async function asked(place: string, text: string): Promise<Record<string, unknown>[]> {
  const client = await connected(place);
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** A blow against a cluster: in which way it falls differs from round to round. */
export interface Strike {
  /** What is laid under a node's folder before it starts; returns how it is taken away. */
  prepare?: (folder: string) => () => void;
  /** Returns when it has fallen. */
  fall(cluster: Cluster, round: number): Promise<Struck>;
}

interface Struck {
  /** Has the cluster taken it in: is there a new primary, or whatever else must come? */
  isTaken(): Promise<boolean>;
  /** What people of the machine room do afterwards; returns what has come to light. */
  mend(): Promise<Finding[]>;
}

async function primaryOf(cluster: Cluster): Promise<number> {
  const primary = await cluster.primary();
  if (primary === undefined) throw new Error("there is no primary to strike");
  return primary;
}

const anotherThan = (cluster: Cluster, old: number) => async () => {
  const now = await cluster.primary();
  return now !== undefined && now !== old;
};

/**
 * Every process of the primary's machine in one round, which is switched on again afterwards; in the next
 * PostgreSQL and Patroni, which systemd would start again at once.
 */
export const primaryKilled: Strike = {
  async fall(cluster, round) {
    const primary = await primaryOf(cluster);
    const isDark = round % 2 === 1;
    if (isDark) cluster.kill(primary);
    else cluster.kill(primary, "postgres", "patroni");
    await until(async () => (await cluster.primary()) !== primary, "the primary's end");
    return {
      // The same one may be it again, where it was started at once.
      isTaken: async () => (await cluster.primary()) !== undefined,
      async mend() {
        if (isDark) cluster.start(primary);
        return [];
      },
    };
  },
};

/**
 * The primary is cut off from the other nodes, and the shops still reach it, in one round; in the next nobody
 * reaches it. Somebody goes on writing to it all the time: what it confirms must not be lost.
 */
export const networkCut: Strike = {
  async fall(cluster, round) {
    const primary = await primaryOf(cluster);
    const client = await writeStubbornly(cluster, primary);
    await pause(500);
    if (round % 2 === 1) cluster.network.part(primary);
    else cluster.network.unplug(primary);
    return {
      isTaken: anotherThan(cluster, primary),
      mend() {
        cluster.network.heal();
        return client.judge();
      },
    };
  },
};

/** The etcd that leads is killed, and started again by systemd. */
export const etcdLeaderKilled: Strike = {
  async fall(cluster) {
    const leader = await cluster.etcdLeader();
    if (leader === undefined) throw new Error("etcd has no leader to strike");
    cluster.kill(leader, "etcd");
    await until(async () => (await cluster.etcdLeader()) !== leader, "the leader's end");
    return { isTaken: async () => (await cluster.etcdLeader()) !== undefined, mend: async () => [] };
  },
};

/** Far more than the log of a round. */
const diskSize = "2g";

/** The disk of the primary's machine runs full, of its etcd too, and gets room again. */
export const diskFull: Strike = {
  prepare(folder) {
    mkdirSync(folder);
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskSize},mode=755`, "tmpfs", folder]);
    return () => execFileSync("umount", ["-l", folder]);
  },
  async fall(cluster) {
    const primary = await primaryOf(cluster);
    const ballast = join(cluster.folder(primary), "ballast");
    fill(ballast, 0);
    return {
      isTaken: anotherThan(cluster, primary),
      async mend() {
        rmSync(ballast);
        return [];
      },
    };
  },
};
