// What a migration must not do while the former version of the shop still runs beside the new one (ADR-108).

interface Danger {
  is: RegExp;
  why: string;
}

const name = String.raw`(?:ONLY\s+)?(?:IF\s+(?:NOT\s+)?EXISTS\s+)?"?([\w.]+)"?`;

const removed = String.raw`\bDROP\s+(?:TABLE|COLUMN|VIEW|MATERIALIZED\s+VIEW|TYPE|FUNCTION|PROCEDURE|SEQUENCE|SCHEMA|DOMAIN)\b`;

/** What breaks whoever reads or writes as before, whatever table it stands for. */
const anywhere: readonly Danger[] = [
  { is: new RegExp(removed, "i"), why: "removes what the former version uses" },
  { is: /\bRENAME\s+(?:TO|COLUMN|CONSTRAINT|\w+\s+TO)\b/i, why: "renames what the former version uses" },
  { is: /\bALTER\s+(?:COLUMN\s+)?\w+\s+(?:SET\s+DATA\s+)?TYPE\b/i, why: "gives a column another type" },
  { is: /\bTRUNCATE\s+(?:TABLE\s+)?\w/i, why: "empties a table" },
];

/** What breaks the writes of the former version, on a table that it knows. */
const onKnownTable: readonly Danger[] = [
  { is: /\bSET\s+NOT\s+NULL\b/i, why: "demands a value that the former version may not write" },
  { is: /\bDROP\s+DEFAULT\b/i, why: "takes away a value that the former version counts on" },
  {
    is: /\bADD\s+(?:COLUMN\s+)?(?:IF\s+NOT\s+EXISTS\s+)?\w+\s+(?:(?!,|\bDEFAULT\b|\bGENERATED\b)[\s\S])*\bNOT\s+NULL\b(?!(?:(?!,)[\s\S])*\b(?:DEFAULT|GENERATED)\b)/i,
    why: "adds a column that the former version can't fill",
  },
  {
    is: /\bADD\s+(?:CONSTRAINT\s+\w+\s+)?(?:CHECK|UNIQUE|EXCLUDE|FOREIGN|PRIMARY)\b/i,
    why: "adds a constraint that the former version may break",
  },
];

/** A word that the check of the file's own words is meant for: 'contract' says that it waits for its turn. */
export const isContracting = (file: string): boolean => /^\d{4}-contract-/.test(file);

/** Why the statements of a migration would break the former version; none when it may run beside them. */
export function breakingStatements(statements: readonly string[]): string[] {
  const plain = statements.map(withoutRemarks);
  const made = new Set(plain.flatMap((text) => named(text, /^CREATE\s+TABLE\s+/i) ?? []));
  return plain.flatMap((text) => {
    const table =
      named(text, /^ALTER\s+TABLE\s+/i) ?? named(text, /^CREATE\s+UNIQUE\s+INDEX[\s\S]*?\sON\s+/i);
    const isNew = table !== undefined && made.has(table);
    const dangers = isNew ? [] : [...anywhere, ...(table === undefined ? [] : onKnownTable)];
    const why = dangers.filter(({ is }) => is.test(text)).map((danger) => danger.why);
    if (!isNew && /^CREATE\s+UNIQUE\s+INDEX\b/i.test(text))
      why.push("forbids what the former version may write twice");
    return why.map((each) => `${text.split("\n", 1)[0]}: ${each}`);
  });
}

/** Remarks, and the texts and bodies in quotes, say nothing of the schema. */
const withoutRemarks = (text: string): string =>
  text
    .replaceAll(/--.*$/gm, "")
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .trim();

const named = (text: string, before: RegExp): string | undefined =>
  new RegExp(before.source + name, "i").exec(text)?.[1]?.toLowerCase();
