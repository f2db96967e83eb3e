import { readdirSync, readFileSync } from "node:fs";

/** A file below `app/`, without its comments. */
interface Source {
  path: string;
  text: string;
}

/** `table` is undefined where the statement is handed its name. */
export interface TableWrite {
  path: string;
  table: string | undefined;
}

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm;

export const sourcesIn = (app: string): Source[] =>
  readdirSync(app, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(`${app}/${path}`, "utf8").replaceAll(comments, "") }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));

const built = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:"(\w+))?/g;
const spelt =
  /\b(?:insert into|delete from|merge into|truncate(?= \$)|(?<!do )update(?=\s+\S+(?:\s+(?:as\s+)?\w+)?\s+set\b))\s+(?:"?([a-z]\w*)|\$)/g;

/** A record is written by its keeper, which is handed the table that the record's fields lie in (ADR-149). */
const handed = /^ {2}table: "(\w+)"/gm;

export const tableWrites = (sources: readonly Source[]): TableWrite[] =>
  sources.flatMap(({ path, text }) =>
    [built, spelt, ...(path.endsWith("-fields.ts") ? [handed] : [])].flatMap((statement) =>
      [...text.matchAll(statement)].map(([, table]) => ({ path, table })),
    ),
  );

const query =
  /\bsql(?:<[^`]*>)?`|\bsql\.\w+\(|\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;

/** `platform/database` is what all SQL goes through: it has statements about the database itself. */
export const queriesElsewhere = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => !path.endsWith(".db.server.ts") && !path.startsWith("platform/database/"))
    .filter(({ text }) => query.test(text))
    .map(({ path }) => path);
