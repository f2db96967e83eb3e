import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { noPolicy, type RoutePolicy } from "#platform/web/route-policy.ts";
import { whoMay } from "./who-may.ts";

// docs/security.md has a table of all endpoints. It is made here: what they take from the routes, who may
// enter from their policies, and cases from the pages beside this file, each of which names its test.

/** One thing that is tried, and the test that shows what stops it. */
export interface Case {
  id: string;
  /** The endpoints at which it is tried; none where it is tried at a kind of endpoint, or at none. */
  at: readonly string[];
  file: string;
  name: string;
}

export interface Endpoint {
  pattern: string;
  takesForms: boolean;
  policy: RoutePolicy;
}

const folder = "checks/threats";
const row = /^\| ([A-Z]\d+) \| ([^|]+) \| .* \| `([^`]+)` “(.+)” \|$/gm;

export const cases: readonly Case[] = readdirSync(folder)
  .filter((name) => name.endsWith(".md"))
  .flatMap((name) => [...readFileSync(`${folder}/${name}`, "utf8").matchAll(row)])
  .map(([, id = "", at = "", file = "", name = ""]) => ({
    id,
    at: Array.from(at.matchAll(/`([^`]+)`/g), ([, pattern = ""]) => pattern),
    file,
    name: name.replaceAll("\\|", "|"),
  }));

export const isShown = ({ file, name }: Case): boolean =>
  existsSync(file) && readFileSync(file, "utf8").includes(name);

/** What the server answers before any route is asked. */
const beforeRoutes: readonly Endpoint[] = ["/files/*", "/assets/*"].map((pattern) => ({
  pattern,
  takesForms: false,
  policy: noPolicy,
}));

const hasAction = (file: string): boolean =>
  /^export (async function|function|const) action\b/m.test(readFileSync(`app/${file}`, "utf8"));

/** Every address that the shop answers. */
export function endpointsOf(
  routes: readonly RouteConfigEntry[],
  policyAt: (path: string) => RoutePolicy,
): readonly Endpoint[] {
  const below = (entries: readonly RouteConfigEntry[], above: string): Endpoint[] =>
    entries.flatMap(({ path, index, children = [], file }) => {
      const pattern = path === undefined ? above : `${above}/${path}`;
      const isRoute = (index || path !== undefined) && !children.some((child) => child.index);
      const policy = policyAt(pattern.replaceAll(/:\w+\??|\*/g, "none") || "/");
      const endpoint = { pattern: pattern || "/", takesForms: hasAction(file), policy };
      return [...(isRoute ? [endpoint] : []), ...below(children, pattern)];
    });
  return [...below(routes, ""), ...beforeRoutes];
}

function whoEnters({ pattern, policy }: Endpoint): string {
  if ("needs" in policy) return `Staff: ${String(policy.needs)}`;
  if (/^\/dashboard\b/.test(pattern)) return "Customers";
  return whoMay[pattern] ?? "Everybody";
}

function saysItsPolicy({ cached, fromOtherSites, fresh, takesTurns }: RoutePolicy): string {
  const words = [
    cached && "kept",
    fromOtherSites && "other sites",
    fresh && `fresh: ${typeof fresh === "string" ? fresh : fresh.join(", ")}`,
    takesTurns && "turns",
  ];
  return words.filter(Boolean).join("; ");
}

export function threatTable(endpoints: readonly Endpoint[]): string {
  const rows = endpoints.map((endpoint) => {
    const { pattern, takesForms, policy } = endpoint;
    const tried = cases.filter(({ at }) => at.includes(pattern)).map(({ id }) => id);
    const sent = takesForms ? (policy.body ?? "form") : "";
    const cells = [`\`${pattern}\``, whoEnters(endpoint), sent, saysItsPolicy(policy), tried.join(" ")];
    return `| ${cells.join(" | ")} |`;
  });
  const head = ["| endpoint | who may | takes | policy | cases |", "|---|---|---|---|---|"];
  return [...head, ...rows].join("\n");
}
