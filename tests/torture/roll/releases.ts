import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** A version of the shop in a folder of its own, and a file that its build has and no other. */
export interface Release {
  folder: string;
  file: string;
}

/**
 * Versions beside each other, as a deploy lays them: each is the built shop with one more migration than the
 * one before it, and with a built file of its own.
 */
export function layReleases(root: string): { dir: string; next(): Release } {
  const dir = join(root, "releases");
  const migrations: string[] = [];
  return {
    dir,
    next() {
      const number = migrations.length;
      const folder = join(dir, `v${number}`);
      const file = `of-version-${number}.js`;
      linkAll(".", folder, ["build", "db", ".cache", ".git"]);
      linkAll("build", join(folder, "build"), ["client"]);
      linkAll("build/client", join(folder, "build/client"), ["assets"]);
      linkAll("build/client/assets", join(folder, "build/client/assets"), []);
      writeFileSync(join(folder, "build/client/assets", file), `export const version = ${number};`);
      linkAll("db", join(folder, "db"), ["migrations"]);
      linkAll("db/migrations", join(folder, "db/migrations"), []);
      // The first version has none.
      for (const [at, text] of migrations.entries())
        writeFileSync(join(folder, `db/migrations/98${String(at).padStart(2, "0")}-roll.sql`), text);
      migrations.push(migration(number));
      return { folder, file };
    },
  };
}

function linkAll(from: string, to: string, but: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((each) => !but.includes(each)))
    symlinkSync(resolve(from, name), join(to, name));
}

/** On tables that everybody is at: columns, what they hold of rows that are there, and an index. */
const migration = (number: number): string => `
ALTER TABLE orders ADD COLUMN roll_note_${number} text;

ALTER TABLE products ADD COLUMN roll_rank_${number} integer NOT NULL DEFAULT 0;

UPDATE products SET roll_rank_${number} = 1;

UPDATE orders SET roll_note_${number} = 'from before' WHERE roll_note_${number} IS NULL;

CREATE INDEX roll_note_${number} ON orders (roll_note_${number});
`;
