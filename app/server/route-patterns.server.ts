import * as build from "virtual:react-router/server-build";
import { routeTable } from "#platform/monitor/route-table.ts";

/** What lies outside React Router's routes. */
const outside = ["/assets/*", "/files/*"];

export const { patternOf, branchOf } = routeTable(build.routes, outside);
