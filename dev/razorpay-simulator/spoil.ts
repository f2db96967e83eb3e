/** What may be wrong with an answer that is otherwise the provider's own. */
export const spoils = ["nul", "surrogate", "wild-id", "other-id", "doubled-id", "other-receipt"] as const;
export type Spoil = (typeof spoils)[number];

/**
 * An answer or an event's body, spoiled; `firstId` is the id that was given out first for something of its
 * kind.
 */
export function spoiled(spoil: Spoil, value: unknown, firstId?: string): unknown {
  if (spoil === "nul") return inEveryString(value, (text) => `${text}\0`);
  if (spoil === "surrogate") return inEveryString(value, (text) => `\uD800${text}`);
  if (!isRecord(value)) return value;
  // A list is spoiled in its newest entry.
  if (Array.isArray(value.items)) {
    const [newest, ...others] = value.items;
    return { ...value, items: newest === undefined ? [] : [spoiled(spoil, newest, firstId), ...others] };
  }
  const id = String(value.id);
  if (spoil === "wild-id") return { ...value, id: `${id}|../x\0` };
  if (spoil === "other-id") return { ...value, id: `${id.split("_")[0]}_Another0000000` };
  if (spoil === "doubled-id") return { ...value, id: firstId ?? id };
  return { ...value, receipt: "JC-0" };
}

function inEveryString(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each) => inEveryString(each, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inEveryString(each, change)]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
