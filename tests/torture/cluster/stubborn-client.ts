import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Finding } from "../judge.ts";
import type { Cluster } from "./nodes.ts";

/**
 * A client of one node that nothing leads elsewhere, as one without HAProxy: it writes there for as long as
 * it is let, and notes what was confirmed to it.
 */
export interface StubbornClient {
  /** Ends it, and looks whether the cluster has all that was confirmed to it. */
  judge(): Promise<Finding[]>;
}

const at = (place: string): pg.ClientConfig => ({
  connectionString: `postgres://postgres:trial@${place}/postgres`,
  // On a busy machine even a healthy server takes its time.
  connectionTimeoutMillis: 15_000,
  query_timeout: 15_000,
});

export async function writeStubbornly(cluster: Cluster, node: number): Promise<StubbornClient> {
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
