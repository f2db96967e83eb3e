import { posix } from "node:path";

/** For each file, the files that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>;

const source = /(?:\bfrom|\bimport|\bimport\(|new URL\()\s*"((?:[#.]|@jhola\/)[^"]+)"/g;

/**
 * Who imports whom, by the texts of the repository's files; `#room/x.ts` lies in app, `@jhola/demo/x.ts` in
 * demo.
 */
export function importersOf(files: ReadonlyMap<string, string>): Importers {
  const importers = new Map<string, string[]>();
  for (const [file, code] of files)
    for (const [, name = ""] of code.matchAll(source)) {
      const imported = pathOf(name, posix.dirname(file));
      for (const each of withLanguages(imported))
        if (files.has(each)) importers.set(each, [...(importers.get(each) ?? []), file]);
    }
  return importers;
}

function pathOf(name: string, folder: string): string {
  if (name.startsWith("#")) return `app/${name.slice(1)}`;
  return name.startsWith("@") ? name.replace(/^@jhola\//, "") : posix.join(folder, name.replace(/\?.*/, ""));
}

/** Who asks for a text is given the same in Hindi, too. */
const withLanguages = (file: string): string[] =>
  file.endsWith(".text.ts") ? [file, file.replace(/\.text\.ts$/, ".hi.ts")] : [file];

/** How many imports lie between each file and the nearest of these; they themselves are at 0. */
export function distancesFrom(changed: readonly string[], importers: Importers): ReadonlyMap<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]));
  const open = [...changed];
  for (let at = 0; at < open.length; at += 1) {
    const file = open[at] ?? "";
    for (const importer of importers.get(file) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, (distances.get(file) ?? 0) + 1);
      open.push(importer);
    }
  }
  return distances;
}
