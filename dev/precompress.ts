import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const client = "build/client";
const worthwhile = /\.(js|css|svg|json|txt|webmanifest)$/;
const smallest = 512;

/**
 * After the build, puts each text file's brotli and gzip form beside it, so that the server only picks one.
 */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    // The server's part is built last; by then the browser's files, the route manifest among them, are all
    // there.
    applyToEnvironment: ({ name }) => name === "ssr",
    closeBundle: { order: "post", sequential: true, handler: compressAll },
  };
}

function compressAll(): void {
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !worthwhile.test(entry.name)) continue;
    const content = readFileSync(path);
    if (content.length < smallest) continue;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
