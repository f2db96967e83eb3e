import type { HydrationState } from "react-router";
import { entryOf } from "./route-map.ts";

/** The block of a document that holds the data with which it hydrates. */
export const hydrationDataId = "hydration-data";

/** What the loaders answered when this document was made. */
export function readHydrationData(): HydrationState {
  const text = document.getElementById(hydrationDataId)?.textContent;
  if (!text) throw new Error("the page carries no hydration data");
  // Written by the server of this same build.
  const { dates, ...state } = JSON.parse(text) as HydrationState & { dates: (string | number)[][] };
  for (const way of dates) bringBack(state, way);
  const shown = Object.keys(window.__reactRouterRouteModules ?? {});
  // The router would ask the server for what seems not to be there: what has no loader, and what a loader
  // left undefined.
  const known = shown.map((id) => [id, entryOf(id)?.hasLoader ? state.loaderData?.[id] : null]);
  return { ...state, loaderData: Object.fromEntries(known) };
}

/** JSON has no dates: where they were, their texts stand. */
function bringBack(holder: object, [key = "", ...rest]: readonly (string | number)[]): void {
  const value: unknown = Reflect.get(holder, key);
  if (typeof value === "string") Reflect.set(holder, key, new Date(value));
  else if (typeof value === "object" && value !== null) bringBack(value, rest);
}
