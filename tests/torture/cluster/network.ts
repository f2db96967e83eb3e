import { execFileSync } from "node:child_process";

/** The network of three machines on one: a namespace for each node, on a bridge that the shops reach. */
export interface Network {
  /** What comes before the command of a process that is to run on this node. */
  on(node: number): string[];
  /** Of the nodes: `10.213.7.2`, followed by the node's number. */
  prefix: string;
  /** Everything that runs on this node. */
  processes(node: number): number[];
  /** Nodes no longer reach this one, nor it them; the shops reach them all. */
  part(node: number): void;
  /** Nobody reaches this node, nor it anybody. */
  unplug(node: number): void;
  /** All reach all. */
  heal(): void;
  close(): void;
}

export const nodes = [1, 2, 3] as const;

/** Makes it; Linux lets only root do so. `id` keeps two of them apart. */
export function makeNetwork(id: number): Network {
  const bridge = `jh${id}`;
  const prefix = `10.213.${id % 250}.2`;
  const space = (node: number) => `${bridge}n${node}`;
  const plug = (node: number) => `${bridge}v${node}`;
  const others = (node: number) => nodes.filter((each) => each !== node);
  ip(`link add ${bridge} type bridge`);
  ip(`addr add ${prefix.slice(0, -1)}1/24 dev ${bridge}`);
  ip(`link set ${bridge} up`);
  for (const node of nodes) {
    ip(`netns add ${space(node)}`);
    ip(`link add ${plug(node)} type veth peer name eth0 netns ${space(node)}`);
    ip(`link set ${plug(node)} master ${bridge} up`);
    ip(`-n ${space(node)} addr add ${prefix}${node}/24 dev eth0`);
    for (const link of ["lo", "eth0"]) ip(`-n ${space(node)} link set ${link} up`);
  }
  const route = (act: "replace" | "del", from: number, to: number) =>
    ip(`-n ${space(from)} route ${act} blackhole ${prefix}${to}/32`);
  let healing: (() => void)[] = [];
  return {
    prefix,
    on: (node) => ["ip", "netns", "exec", space(node)],
    processes: (node) =>
      ip(`netns pids ${space(node)}`)
        .split("\n")
        .filter(Boolean)
        .map(Number),
    part(node) {
      for (const [from, to] of others(node).flatMap((other) => [
        [node, other] as const,
        [other, node] as const,
      ])) {
        route("replace", from, to);
        healing.push(() => route("del", from, to));
      }
    },
    unplug(node) {
      ip(`link set ${plug(node)} down`);
      healing.push(() => ip(`link set ${plug(node)} up`));
    },
    heal() {
      for (const act of healing) act();
      healing = [];
    },
    close() {
      for (const node of nodes) ip(`netns del ${space(node)}`);
      ip(`link del ${bridge}`);
    },
  };
}

const ip = (words: string): string => execFileSync("ip", words.split(" "), { encoding: "utf8" });
