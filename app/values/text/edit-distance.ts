/**
 * How many letters one has to add, drop, change or swap with their neighbour to make one word of the other.
 */
export function editDistance(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)];
  let [before, row]: [number[], number[]] = [[], to.map((_, at) => at).concat(to.length)];
  from.forEach((letter, at) => {
    const next = [at + 1];
    to.forEach((target, place) => {
      const isSwapped = letter === to[place - 1] && from[at - 1] === target;
      const costs = [
        (row[place + 1] ?? 0) + 1,
        (next[place] ?? 0) + 1,
        (row[place] ?? 0) + Number(letter !== target),
        ...(isSwapped ? [(before[place - 1] ?? 0) + 1] : []),
      ];
      next.push(Math.min(...costs));
    });
    [before, row] = [row, next];
  });
  return row[to.length] ?? 0;
}
