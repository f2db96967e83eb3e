import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** What a cluster is made of: commands, and the packages that they come with. */
const wanted = {
  patroni: "patroni",
  etcd: "etcd-server",
  haproxy: "haproxy",
  ip: "iproute2",
  psql: "postgresql-client",
};

/** What this machine lacks for a cluster, by name. */
export function missingForCluster(): string[] {
  const places = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/sbin"];
  const isThere = (command: string) => places.some((place) => existsSync(join(place, command)));
  const missing = Object.entries(wanted).filter(([command]) => !isThere(command));
  const server = existsSync("/usr/lib/postgresql/15/bin/postgres") ? [] : ["postgresql-15"];
  const root = process.getuid?.() === 0 ? [] : ["the rights of root, for a network of its own"];
  return [...missing.map(([, name]) => name), ...server, ...root];
}
