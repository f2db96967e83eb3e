/**
 * "contact_message.updated" with `{ status: "Resolved", notes: true }` reads "updated · status: Resolved ·
 * notes".
 */
export function auditWords(action: string, detail: unknown): string {
  const [, done = action] = action.split(".", 2);
  const facts = typeof detail === "object" && detail !== null ? Object.entries(detail) : [];
  return [done.replaceAll(/[_-]/g, " "), ...facts.flatMap(([label, value]) => factWords(label, value))].join(
    " · ",
  );
}

/** A true fact is its label alone, a false or missing one is left out. */
export function factWords(label: string, value: unknown): string[] {
  if (value === true) return [label];
  if (typeof value === "number") return [`${label}: ${value}`];
  return typeof value === "string" && value !== "" ? [`${label}: ${value}`] : [];
}
