import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrateToLatest } from "#platform/database/migrate.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
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
  const folder = mkdtempSync(join(tmpdir(), "jhola-embedded-"));
  const embeddedTemplate = join(folder, "template");
  const log = openLog("warn");
  const templateUrl = await server.createDatabase();
  for (const url of [templateUrl, undefined]) {
    const database = await openDatabase({ url, directory: embeddedTemplate, log });
    await migrateToLatest(database.db, root);
    await database.close();
  }
  project.provide("testServer", { url: server.url, template: new URL(templateUrl).pathname.slice(1) });
  project.provide("embeddedTemplate", embeddedTemplate);
  return async () => {
    await server.dropDatabase(templateUrl);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    console.log(`Databases tested: ${pgliteName(root)} (embedded) and ${server.description}.`);
  };
}

function pgliteName(root: string): string {
  const text = readFileSync(join(root, "node_modules/@electric-sql/pglite/package.json"), "utf8");
  return `PGlite ${/"version": "([^"]+)"/.exec(text)?.[1]}`;
}
