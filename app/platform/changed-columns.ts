/** What differs in a row, for its history: short values in full, of long ones only that they changed. */
export function changesOf(before: object, after: object): Record<string, string | boolean> {
  const changed: Record<string, string | boolean> = {};
  for (const [column, value] of Object.entries(after)) {
    const old: unknown = Reflect.get(before, column);
    if (JSON.stringify(old ?? null) === JSON.stringify(value ?? null)) continue;
    const short = typeof value === "object" ? "" : String(value);
    changed[column.replaceAll("_", " ")] =
      value === null ? "none" : short && short.length <= 60 ? short : true;
  }
  return changed;
}
