import { longDateTime } from "#values/time/date-time.ts";

/** What differs in a row, for its history: short values in full, of long ones only that they changed. */
export function changesOf(before: object, after: object): Record<string, string | boolean> {
  const changed: Record<string, string | boolean> = {};
  for (const [column, value] of Object.entries(after)) {
    const old: unknown = Reflect.get(before, column);
    if (JSON.stringify(old ?? null) === JSON.stringify(value ?? null)) continue;
    const short = shortText(value);
    changed[column.replaceAll("_", " ")] =
      value === null ? "none" : short && short.length <= 60 ? short : true;
  }
  return changed;
}

function shortText(value: unknown): string {
  if (value instanceof Date) return longDateTime(value);
  return typeof value === "object" ? "" : String(value);
}

/** The same for whoever is asked before it is done: with what a short value was. */
export function changesInWords(before: object, after: object): string[] {
  const old = changesOf(after, before);
  return Object.entries(changesOf(before, after)).map(([label, value]) => {
    if (value === true) return label;
    const was = old[label];
    return was === true ? `${label}: ${value}` : `${label}: ${value} (was ${was})`;
  });
}
