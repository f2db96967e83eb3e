import * as build from "virtual:react-router/server-build";
import { patternFinder } from "#platform/monitor/route-pattern.ts";

type Route = { id: string; path?: string | undefined; parentId?: string | undefined };

/** What lies outside React Router's routes. */
const outside = ["/assets/*", "/files/*"];

/** The pattern of the route that an address leads to. */
export const patternOf = patternFinder([...new Set([...outside, ...patternsOf(build.routes)])]);

function patternsOf(routes: Record<string, Route | undefined>): string[] {
  const full = ({ path, parentId }: Route): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return `${parent ? full(parent) : ""}${path ? `/${path}` : ""}`;
  };
  return Object.values(routes).flatMap((route) => (route ? [full(route) || "/"] : []));
}
