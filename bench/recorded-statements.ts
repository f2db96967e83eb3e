import pg from "pg";

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** The SQL that an act sends to the server, with its values. */
export async function recordStatements(act: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query;
  const recording = function (this: pg.Client, ...args: unknown[]) {
    const [query] = args;
    if (typeof query === "string") statements.push({ text: query, values: [] });
    else if (isQuery(query)) statements.push({ text: query.text, values: query.values ?? [] });
    return Reflect.apply(original, this, args);
  };
  Object.assign(pg.Client.prototype, { query: recording });
  try {
    await act();
  } finally {
    Object.assign(pg.Client.prototype, { query: original });
  }
  return statements;
}

const isQuery = (value: unknown): value is { text: string; values?: readonly unknown[] } =>
  typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";

/**
 * The statements as a pgbench script. Each value that must be unique per order (given in `unique`) gets
 * pgbench's own random number woven in, so that every transaction writes an order of its own.
 */
export function pgbenchScript(statements: readonly Statement[], unique: readonly string[]): string {
  const lines = statements.map(({ text, values }) => {
    const filled = text.replaceAll(/\$(\d+)/g, (_, index: string) =>
      literal(values[Number(index) - 1], unique),
    );
    return `${filled.replaceAll(/\s+/g, " ")};`;
  });
  return ["\\set one random(1, 9000000000000000000)", ...lines].join("\n");
}

function literal(value: unknown, unique: readonly string[]): string {
  if (value === null || value === undefined) return "NULL";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text =
    value instanceof Date ? value.toISOString() : Array.isArray(value) ? arrayText(value) : String(value);
  const found = unique.find((each) => text.includes(each));
  // A colon and a name would be one of pgbench's variables, so colons are written by their number.
  const escaped = text
    .replaceAll("\\", "\\\\")
    .replaceAll("'", "''")
    .replaceAll(/\s+/g, " ")
    .replaceAll(":", "\\x3A");
  const safe = `E'${escaped}'`;
  return found ? `replace(${safe}, '${found}', (:one)::text)` : safe;
}

const arrayText = (values: readonly unknown[]): string =>
  `{${values.map((value) => `"${String(value)}"`).join(",")}}`;
