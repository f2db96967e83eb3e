import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { until } from "../../running-shop.ts";
import { signalTo } from "../postgres-pair.ts";
import { makeNetwork, type Network, nodes } from "./network.ts";

/** Three nodes as deploy/ha makes them, each on a network of its own, and HAProxy beside the shops. */
export interface Cluster {
  network: Network;
  /** Of the shop's database, through HAProxy. */
  url: string;
  /** Where a node's data is. */
  folder(node: number): string;
  /** Of one of a node's endpoints. */
  at(node: number, endpoint: "postgresql" | "patroni" | "etcd"): string;
  start(node: number): void;
  /** Ends processes of a node in one moment; without a name all of them, as when its machine goes dark. */
  kill(node: number, ...names: string[]): void;
  /** The node that is primary and says so itself. */
  primary(): Promise<number | undefined>;
  /** The node whose etcd leads. */
  etcdLeader(): Promise<number | undefined>;
  /** One primary, one synchronous standby and one replica, all of which run. */
  isWhole(): Promise<boolean>;
  close(): void;
}

/** Beside the first port, which is below those that connections going out are given. */
const endpoints = { postgresql: 0, patroni: 1, etcd: 2, haproxy: 5 };

/** Starts the cluster; `prepare` may lay something under a node's folder, and says how it goes again. */
export async function startCluster(prepare?: (folder: string) => () => void): Promise<Cluster> {
  const port = randomInt(20_000, 30_000);
  const network = makeNetwork(port);
  const folder = mkdtempSync(join(tmpdir(), "jhola-cluster-"));
  chmodSync(folder, 0o755);
  const clear = nodes.map((node) => prepare?.(join(folder, `node${node}`)));
  const script = resolve("deploy/ha/trial.sh");
  const env = { ...process.env, NETWORK: network.prefix, PORT: String(port) };
  const running: ChildProcess[] = [];
  const run = (before: string[], ...what: string[]) => {
    const [command = "", ...words] = [...before, script, folder, ...what];
    running.push(spawn(command, words, { env, stdio: "ignore", detached: true }));
  };
  const at: Cluster["at"] = (node, endpoint) => `${network.prefix}${node}:${port + endpoints[endpoint]}`;
  const cluster: Cluster = {
    network,
    folder: (node) => join(folder, `node${node}`),
    url: `postgres://jhola:trial@127.0.0.1:${port + endpoints.haproxy}/jhola`,
    at,
    start: (node) => run(network.on(node), `node${node}`),
    kill(node, ...names) {
      const those = network
        .processes(node)
        .filter((pid) => names.length === 0 || names.includes(nameOf(pid)));
      for (const signal of ["SIGSTOP", "SIGKILL"] as const) for (const pid of those) signalTo(pid, signal);
    },
    primary: () => firstOf(async (node) => (await fetchSoon(`http://${at(node, "patroni")}/primary`)).ok),
    etcdLeader: () => firstOf((node) => leads(at(node, "etcd"))),
    isWhole: async () => {
      const leader = await cluster.primary();
      return leader !== undefined && isWhole(at(leader, "patroni"));
    },
    close() {
      process.off("exit", cluster.close);
      for (const node of nodes) cluster.kill(node);
      for (const { pid } of running) if (pid) signalTo(-pid, "SIGTERM");
      network.close();
      for (const act of clear) act?.();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  process.once("exit", cluster.close);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  for (const node of nodes) cluster.start(node);
  run([], "haproxy");
  await until(cluster.isWhole, "the cluster's start", 120);
  execFileSync(script, [folder, "database"], { env, timeout: 60_000 });
  return cluster;
}

const firstOf = async (isIt: (node: number) => Promise<boolean>): Promise<number | undefined> => {
  const found = await Promise.all(nodes.map((node) => isIt(node).catch(() => false)));
  return nodes.find((_, at) => found[at]);
};

const fetchSoon = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(2000), headers: { Connection: "close" } });

async function leads(etcd: string): Promise<boolean> {
  const answer = await fetchSoon(`http://${etcd}/v2/stats/self`);
  const { state }: { state: string } = await answer.json();
  return state === "StateLeader";
}

async function isWhole(patroni: string): Promise<boolean> {
  const answer = await fetchSoon(`http://${patroni}/cluster`);
  const { members }: { members: { role: string; state: string; lag?: number }[] } = await answer.json();
  const roles = members.map(({ role }) => role).sort();
  const allRun = members.every(({ state, lag = 0 }) => /^(running|streaming)$/.test(state) && lag < 1e6);
  return allRun && roles.join() === "leader,replica,sync_standby";
}

const nameOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
  } catch {
    return "";
  }
};
