import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Flags that keep a test browser from looking for anything outside this machine. */
export const quietFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The browser for tests: the one that comes as an npm package, so that every machine draws and counts alike
 * (and quicker, since it has no windows). Where none is made for the machine, its own Chromium.
 */
export async function chromiumPath(): Promise<string> {
  const own = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);
  if (own && !(process.platform === "linux" && process.arch === "x64")) return own;
  // The package brings its own shared libraries only when it believes that it runs on this platform.
  process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs22.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  const path = await packaged.executablePath();
  await listFonts(join(tmpdir(), "fonts"));
  return path;
}

/**
 * Tells the packaged browser where its fonts lie: its own list knows them below /tmp only, and without any it
 * crashes.
 */
async function listFonts(folder: string): Promise<void> {
  const list = join(folder, "fonts.conf");
  const written = `${list}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  await writeFile(
    written,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}-cache</cachedir></fontconfig>\n`,
  );
  // Two workers may be here at once: each finds a whole list.
  await rename(written, list);
}
