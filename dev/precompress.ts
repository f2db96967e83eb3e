import { existsSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const client = "build/client";
const worthwhile = /\.(js|css|svg|json|txt|webmanifest)$/;
const smallest = 512;
const hardest = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/**
 * Puts each text file's brotli and gzip form beside it, so that the server only picks one. That takes four
 * seconds of a core: threads of their own do it, for what has its content's hash in its name while the
 * server's part is still being built.
 */
export function precompress(): Plugin[] {
  let begun: Promise<void> | undefined;
  const common = { apply: "build" } as const;
  return [
    {
      ...common,
      name: "precompress-assets",
      applyToEnvironment: ({ name }) => name === "client" && process.env.SHOP_LANGUAGE === undefined,
      writeBundle: {
        order: "post",
        sequential: true,
        handler() {
          begun = compressIn(join(client, "assets"));
        },
      },
    },
    {
      ...common,
      name: "precompress",
      // The server's part is built last; by then the browser's files, the route manifest among them, are all
      // there.
      applyToEnvironment: ({ name }) => name === "ssr",
      closeBundle: {
        order: "post",
        sequential: true,
        async handler() {
          await begun;
          await compressIn(client);
        },
      },
    },
  ];
}

async function compressIn(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && worthwhile.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))));
}

async function compress(path: string): Promise<void> {
  if (existsSync(`${path}.gz`)) return;
  const content = await readFile(path);
  if (content.length < smallest) return;
  await writeFile(`${path}.br`, await brotliOf(content, hardest));
  await writeFile(`${path}.gz`, await gzipOf(content, { level: 9 }));
}
