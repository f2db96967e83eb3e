import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { statementsOf } from "#platform/database/migrate.server.ts";
import { breakingStatements, isContracting } from "./breaking-statements.ts";

const folder = "db/migrations";
/** Migrations up to here came before the rule, and no version of before them is in use. */
const lastBefore = "0125";

const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
const ruled = files.filter((file) => file.slice(0, 4) > lastBefore && !isContracting(file));

test("the former version runs beside every migration that does not say 'contract'", () => {
  const breaking = ruled.flatMap((file) =>
    breakingStatements(statementsOf(readFileSync(`${folder}/${file}`, "utf8"))).map(
      (why) => `${file}: ${why}`,
    ),
  );
  expect(breaking).toEqual([]);
});

test.each([
  "CREATE TABLE a (id text PRIMARY KEY, b text NOT NULL, UNIQUE (b));",
  "CREATE TABLE a (id text);\n\nALTER TABLE a ADD CONSTRAINT b CHECK (id <> '');\n\nCREATE UNIQUE INDEX c ON a (id);",
  "ALTER TABLE a ADD COLUMN b text;",
  "ALTER TABLE a ADD COLUMN b text NOT NULL DEFAULT '';",
  "ALTER TABLE a ADD COLUMN b integer DEFAULT 0 NOT NULL, ADD COLUMN c text;",
  "ALTER TABLE a ADD COLUMN b tsvector GENERATED ALWAYS AS (to_tsvector('simple', c)) STORED;",
  "CREATE INDEX b ON a (c);",
  "DROP INDEX b;",
  "-- DROP TABLE a\nCREATE TABLE c (id text);",
  "COMMENT ON COLUMN a.b IS 'To RENAME TO, or to DROP TABLE.';",
  "CREATE OR REPLACE FUNCTION a() RETURNS void AS $$\nBEGIN\n  DROP TABLE b;\nEND\n$$ LANGUAGE plpgsql;",
  "ALTER TABLE a ALTER COLUMN b DROP NOT NULL;",
  "ALTER TABLE a DROP CONSTRAINT b;",
  "UPDATE a SET type = 'x' WHERE b IS NOT NULL;",
])("the former version runs beside %j", (sql) => expect(breakingStatements(statementsOf(sql))).toEqual([]));

test.each([
  ["DROP TABLE a;", "removes what the former version uses"],
  ["ALTER TABLE a DROP COLUMN b;", "removes what the former version uses"],
  ["ALTER TABLE a ADD COLUMN c text, DROP COLUMN b;", "removes what the former version uses"],
  ["DROP FUNCTION a();", "removes what the former version uses"],
  ["ALTER TABLE a RENAME TO b;", "renames what the former version uses"],
  ["ALTER TABLE a RENAME COLUMN b TO c;", "renames what the former version uses"],
  ["ALTER TABLE a RENAME b TO c;", "renames what the former version uses"],
  ["ALTER TABLE a ALTER COLUMN b TYPE integer;", "gives a column another type"],
  ["ALTER TABLE a ALTER b SET DATA TYPE integer;", "gives a column another type"],
  ["TRUNCATE a;", "empties a table"],
  ["ALTER TABLE a ALTER COLUMN b SET NOT NULL;", "demands a value that the former version may not write"],
  ["ALTER TABLE a ALTER b DROP DEFAULT;", "takes away a value that the former version counts on"],
  ["ALTER TABLE a ADD COLUMN b text NOT NULL;", "adds a column that the former version can't fill"],
  [
    "ALTER TABLE a ADD b int NOT NULL, ADD c int DEFAULT 1;",
    "adds a column that the former version can't fill",
  ],
  ["ALTER TABLE a ADD CONSTRAINT b CHECK (c > 0);", "adds a constraint that the former version may break"],
  ["ALTER TABLE a ADD UNIQUE (b);", "adds a constraint that the former version may break"],
  ["CREATE UNIQUE INDEX b ON a (c);", "forbids what the former version may write twice"],
])("%s", (sql, why) =>
  expect(breakingStatements(statementsOf(sql))).toEqual([`${sql.replace(/;$/, "")}: ${why}`]),
);
