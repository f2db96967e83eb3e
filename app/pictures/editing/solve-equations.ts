type Row = Float64Array<ArrayBuffer>;

/**
 * As many equations as rows, each with the numbers of its right sides at its end, solved by elimination: the
 * unknowns for each right side. What the equations leave open is nought.
 */
export function solveEquations(rows: Row[], rightSides: number): number[][] {
  for (const place of rows.keys()) {
    takeStrongest(rows, place);
    const pivot = rows[place];
    if (!pivot || size(pivot[place]) < open) continue;
    for (const [other, row] of rows.entries()) if (other !== place) takeAway(row, pivot, place);
  }
  const column = (side: number) =>
    rows.map((row, place) => {
      const head = row[place] ?? 0;
      return size(head) < open ? 0 : (row[rows.length + side] ?? 0) / head;
    });
  return Array.from({ length: rightSides }, (_, side) => column(side));
}

const open = 1e-9;
const size = (value: number | undefined): number => Math.abs(value ?? 0);

/** Of the rows that are left, the one in which the unknown weighs most comes first. */
function takeStrongest(rows: Row[], place: number): void {
  let best = place;
  for (const at of rows.keys()) {
    if (at > best && size(rows[at]?.[place]) > size(rows[best]?.[place])) best = at;
  }
  const [here, there] = [rows[place], rows[best]];
  if (!here || !there) return;
  rows[place] = there;
  rows[best] = here;
}

function takeAway(row: Row, pivot: Row, place: number): void {
  const times = (row[place] ?? 0) / (pivot[place] ?? 1);
  if (times === 0) return;
  for (const at of row.keys()) row[at] = (row[at] ?? 0) - times * (pivot[at] ?? 0);
}
