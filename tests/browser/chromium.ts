import { existsSync } from "node:fs";

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

/** The browser for tests: the machine's own Chromium, else the one that comes as an npm package. */
export async function chromiumPath(): Promise<string> {
  const own = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);
  if (own) return own;
  // The package brings its own shared libraries only when it believes that it runs on this platform.
  process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs22.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
}
