import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const built = "build/client";
const gzipped = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

interface Weight {
  /** The page's scripts, those in the document itself and all that they need at once; KB, gzip. */
  script: number;
  /** Its stylesheets; KB, gzip. */
  style: number;
}

/**
 * What a first visit of a page downloads to run, by the page's own document and the built files that it
 * names.
 */
export function pageWeight(html: string): Weight {
  const program = [...html.matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = ""]) => text,
  );
  const modules = /data-modules="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  const started = program.flatMap((text) =>
    [...text.matchAll(/(?:from|import\() ?"(\/assets\/[\w.-]+\.js)"/g)].map(([, path = ""]) => path),
  );
  const scripts = withImports([...modules, ...started]);
  const styles = new Set([...html.matchAll(/href="(\/assets\/[\w.-]+\.css)"/g)].map(([, path = ""]) => path));
  const files = (paths: Iterable<string>) =>
    [...paths].reduce((sum, path) => sum + gzipped(readFileSync(join(built, path))), 0);
  return { script: (files(scripts) + gzipped(program.join(""))) / 1024, style: files(styles) / 1024 };
}

/** The files and what they import statically, which a browser fetches before it runs them. */
function withImports(paths: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...paths];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const text = readFileSync(join(built, path), "utf8");
    for (const [, name] of text.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) open.push(`/assets/${name}`);
  }
  return found;
}
