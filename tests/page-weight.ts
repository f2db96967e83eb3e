import { gzipSync } from "node:zlib";

const gzipped = (content: string): number => gzipSync(content, { level: 9 }).length;

interface Weight {
  /** The page's scripts, those in the document itself and all that they need at once; KB, gzip. */
  script: number;
  /** Its stylesheets; KB, gzip. */
  style: number;
}

/**
 * What a first visit of a page downloads to run, by the page's own document and the files that it names, as
 * the shop at `origin` serves them.
 */
export async function pageWeight(html: string, origin: string): Promise<Weight> {
  const inline = [...html.matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = ""]) => text,
  );
  const modules = /data-modules="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  const started = inline.flatMap((text) =>
    [...text.matchAll(/(?:from|import\() ?"(\/assets\/[\w.-]+\.js)"/g)].map(([, path = ""]) => path),
  );
  const scripts = await withImports([...modules, ...started], origin);
  const styles = new Set([...html.matchAll(/href="(\/assets\/[\w.-]+\.css)"/g)].map(([, path = ""]) => path));
  const dress = await Promise.all([...styles].map((path) => textAt(origin + path)));
  const sum = (texts: Iterable<string>) => [...texts].reduce((all, text) => all + gzipped(text), 0) / 1024;
  return { script: sum([...scripts.values(), inline.join("")]), style: sum(dress) };
}

const textAt = async (address: string): Promise<string> => (await fetch(address)).text();

/**
 * The files and what they import statically, which a browser fetches before it runs them; with their texts.
 */
async function withImports(paths: readonly string[], origin: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const open = [...paths];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    const text = await textAt(origin + path);
    found.set(path, text);
    for (const [, name] of text.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) open.push(`/assets/${name}`);
  }
  return found;
}
