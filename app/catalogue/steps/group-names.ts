/** Groups that make, by their ids. */
export type GroupNames = ReadonlyMap<string, string>;

/** A product's row with its group's name in the place of its id, for whoever reads what changes. */
export const withGroupName = <Row extends { making_group: string | null }>(
  row: Row,
  names: GroupNames,
): Row => ({
  ...row,
  making_group: row.making_group && (names.get(row.making_group) ?? row.making_group),
});
