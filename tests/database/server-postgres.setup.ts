import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrateToLatest } from "#platform/database/migrate.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { makeEmptyDatabase } from "./empty-database.ts";
import { startTestPostgres } from "./start-test-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server's own address and the name of its migrated template. */
    testServer: { url: string; template: string };
    /** A migrated embedded database to copy. */
    embeddedTemplate: string;
  }
}

/** Starts the run's PostgreSQL server and makes one migrated template of each kind; the tests copy them. */
export async function setup(project: TestProject) {
  const server = await startTestPostgres();
  const root = project.config.root;
  const templateUrl = await server.createDatabase();
  const database = await openDatabase({ url: templateUrl, directory: "", log: openLog("warn") });
  await migrateToLatest(database.db, root);
  await database.close();
  const empty = await makeEmptyDatabase(root);
  project.provide("testServer", { url: server.url, template: new URL(templateUrl).pathname.slice(1) });
  project.provide("embeddedTemplate", empty.directory);
  return async () => {
    await server.dropDatabase(templateUrl);
    await server.stop();
    empty.remove();
    console.log(`Databases tested: ${pgliteName(root)} (embedded) and ${server.description}.`);
  };
}

function pgliteName(root: string): string {
  const text = readFileSync(join(root, "node_modules/@electric-sql/pglite/package.json"), "utf8");
  return `PGlite ${/"version": "([^"]+)"/.exec(text)?.[1]}`;
}
