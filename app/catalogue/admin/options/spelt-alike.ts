/**
 * Is one of these the other one, mistyped? 'Meduim' is 'Medium'; 'Green' is not 'Grey', nor '38' '39', nor
 * 'A+' 'A-'. Of short words, first letters and numbers nobody can tell: the owner says it then.
 */
export function areSpeltAlike(one: string, other: string): boolean {
  if (signs(one) !== signs(other) || numbers(one) !== numbers(other)) return false;
  const [a, b] = [letters(one), letters(other)];
  if (a.join("") === b.join("")) return true;
  const length = Math.min(a.length, b.length);
  if (a[0] !== b[0] || length < 4) return false;
  return distance(a, b) <= (length < 8 ? 1 : 2);
}

/** Blanks and hyphens between words are spelling; other signs are not. */
const letters = (text: string): string[] => [
  ...text.normalize("NFKC").toLowerCase().replaceAll(/[\s-]/g, ""),
];

const signs = (text: string): string =>
  text.normalize("NFKC").replaceAll(/(?<=[\p{L}\p{M}\p{N}])[\s-]+(?=[\p{L}\p{N}])|[\p{L}\p{M}\p{N}\s]/gu, "");

const numbers = (text: string): string => (text.match(/\p{N}+/gu) ?? []).join(" ");

/** How many letters are missing, more, others, or have changed places with their neighbour. */
function distance(a: readonly string[], b: readonly string[]): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries()) {
      const isSame = letter === other ? 0 : 1;
      const steps = [(row[j] ?? 0) + isSame, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1];
      const isTurned = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === other;
      if (isTurned) steps.push((before[j - 1] ?? 0) + 1);
      next.push(Math.min(...steps));
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}
