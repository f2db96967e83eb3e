import { spawnSync } from "node:child_process";
import type { Plugin } from "vite";

/**
 * After the build, writes the maps of the routes beside the browser's files. Only the built server knows what
 * they say; as files they are there for pages of this version when another one is asked for them.
 */
export function writeRouteMaps(): Plugin {
  return {
    name: "write-route-maps",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    closeBundle: { order: "post", sequential: true, handler: write },
  };
}

const program = `
  const { writeFileSync } = await import("node:fs");
  const { routeMaps } = await import(process.cwd() + "/build/server/index.js");
  for (const { path, text } of routeMaps) writeFileSync("build/client" + path, text);
  process.exit(0);`;

function write(): void {
  const env = { ...process.env, NODE_ENV: "production" };
  const args = ["--input-type=module", "--eval", program];
  const { status } = spawnSync(process.execPath, args, { env, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error("the maps of the routes could not be written");
}
