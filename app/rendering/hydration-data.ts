import type { HydrationState } from "react-router";

/** The block of a document that holds the data with which it hydrates. */
export const hydrationDataId = "hydration-data";

/**
 * What loaders and an action answered, as this same build's server wrote it (hydration-data.server.ts).
 * Anything else that an answer says beside it is left as it is.
 */
export function readHydrationData(text: string): HydrationState {
  const { dates = [], ...state } = JSON.parse(text) as HydrationState & { dates?: (string | number)[][] };
  for (const way of dates) bringBack(state, way);
  return state;
}

/** JSON has no dates: where they were, their texts stand. */
function bringBack(holder: object, [key = "", ...rest]: readonly (string | number)[]): void {
  const value: unknown = Reflect.get(holder, key);
  if (typeof value === "string") Reflect.set(holder, key, new Date(value));
  else if (typeof value === "object" && value !== null) bringBack(value, rest);
}
