/** What a run's file can say of each maker, in the order in which the shop has it. */
export const payFileColumns = ["name", "account", "ifsc", "upi", "amount", "note", "pan"] as const;
export type RunColumn = (typeof payFileColumns)[number];

const usual: readonly RunColumn[] = ["name", "account", "ifsc", "upi", "amount", "note"];

/** The columns that were kept, in the owner's order; what is no column any more is left out. */
export function columnsKept(kept: readonly string[]): readonly RunColumn[] {
  const known = kept.flatMap((name) => payFileColumns.find((column) => column === name) ?? []);
  return known.length > 0 ? [...new Set(known)] : usual;
}

/** The columns by the places that were typed beside them; one without a place is left out. */
export function columnsByPlace(placeOf: (column: RunColumn) => string): RunColumn[] {
  const placed = payFileColumns.map((column) => ({ column, place: placeOf(column).trim() }));
  return placed
    .filter(({ place }) => /^\d{1,2}$/.test(place) && Number(place) > 0)
    .toSorted((one, other) => Number(one.place) - Number(other.place))
    .map(({ column }) => column);
}
