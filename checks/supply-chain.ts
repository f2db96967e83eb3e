import { readFileSync } from "node:fs";
import { z } from "zod";

// What the shop is made of. `node checks/supply-chain.ts` prints the packages that come with it and their
// licences; the unit tests check them by the rules below.

const locked = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

export interface LockedPackage {
  name: string;
  version: string;
  licence: string;
  /** Not only for checks and measurements. */
  isShipped: boolean;
  hasScript: boolean;
  isSealed: boolean;
}

/** Those that forgot to say it in their package.json, by the licence text that they carry. */
const unsaid: Record<string, string> = { "png-js": "MIT" };

/** Every package of the lockfile that comes from elsewhere, once for each version. */
export function lockedPackages(root = "."): LockedPackage[] {
  const { packages } = locked.parse(JSON.parse(readFileSync(`${root}/package-lock.json`, "utf8")));
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, { version = "", license, dev, integrity, hasInstallScript }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return {
        name,
        version,
        licence: license ?? unsaid[name] ?? "unknown",
        isShipped: dev !== true,
        hasScript: hasInstallScript === true,
        isSealed: integrity !== undefined,
      };
    });
}

/**
 * Licences that may come with the shop: permissive ones, two that ask for the library's own changes only, of
 * libraries used as they are (libvips below sharp, libheif in a file of its own, ADR-122; lightningcss below
 * the build), and one of data that only the build reads (which browsers there are).
 */
export const allowedLicences: ReadonlySet<string> = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "Unlicense",
  "LGPL-3.0",
  "LGPL-3.0-or-later",
  "MPL-2.0",
  "CC-BY-4.0",
]);

/**
 * May a package of this licence come along? Of alternatives one has to be allowed, of several together all.
 */
export function isAllowed(licence: string): boolean {
  const plain = licence.replace(/^\((.*)\)$/, "$1");
  if (plain.includes(" OR ")) return plain.split(" OR ").some((each) => allowedLicences.has(each));
  return plain.split(" AND ").every((each) => allowedLicences.has(each));
}

function printLicences(): void {
  const shipped = lockedPackages().filter(({ isShipped }) => isShipped);
  const byLicence = Map.groupBy(shipped, ({ licence }) => licence);
  for (const [licence, packages] of [...byLicence].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(`\n${licence} (${packages.length})`);
    for (const { name, version } of packages) console.log(`  ${name} ${version}`);
  }
}

if (import.meta.main) printLicences();
