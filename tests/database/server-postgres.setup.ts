import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { makeRunDatabases } from "./run-databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server's own address and the name of its migrated template. */
    testServer: { url: string; template: string };
    /** A migrated embedded database to copy. */
    embeddedTemplate: string;
    /** Where the copies lie that blocks of tests hand on; they go when the last of them has ended. */
    keptDatabases: string;
  }
}

/** Starts the run's PostgreSQL server and makes one migrated template of each kind; the tests copy them. */
export async function setup(project: TestProject) {
  const { root } = project.config;
  const { server, migrated, embedded, stop } = await makeRunDatabases(root);
  project.provide("testServer", { url: server.url, template: migrated });
  project.provide("embeddedTemplate", embedded);
  const kept = mkdtempSync(join(tmpdir(), "jhola-kept-"));
  project.provide("keptDatabases", kept);
  return async () => {
    rmSync(kept, { recursive: true, force: true, maxRetries: 10 });
    await stop();
    console.log(`Databases tested: ${pgliteName(root)} (embedded) and ${server.description}.`);
  };
}

function pgliteName(root: string): string {
  const text = readFileSync(join(root, "node_modules/@electric-sql/pglite/package.json"), "utf8");
  return `PGlite ${/"version": "([^"]+)"/.exec(text)?.[1]}`;
}
