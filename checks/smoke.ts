import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { freePort } from "../tests/running-shop.ts";

// The two-command promise, on a copy of the tree with nothing installed: `npm start` opens a real shop, an order placed
// there survives a restart, the second start is quick, and SIGTERM ends it cleanly.

const left = new Set(["node_modules", "build", "data", ".cache", ".git", ".react-router"]);
const copy = mkdtempSync(join(tmpdir(), "jhola-smoke-"));
cpSync(process.cwd(), copy, {
  recursive: true,
  filter: (path) => !left.has(basename(path)) || path === process.cwd(),
});
const port = String(await freePort());
const origin = `http://localhost:${port}`;

function say(fact: string, begun: number): void {
  console.log(`${fact}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`smoke: ${what}`);
}

async function start() {
  const child = spawn("npm", ["start"], {
    cwd: copy,
    env: { ...process.env, PORT: port, NODE_ENV: "" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const printed: string[] = [];
  child.stdout.on("data", (chunk) => printed.push(String(chunk)));
  const deadline = Date.now() + 600_000;
  while (!(await healthy())) {
    must(child.exitCode === null && Date.now() < deadline, `npm start ended or hung:\n${printed.join("")}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async () => {
    const ended = once(child, "exit");
    process.kill(-(child.pid ?? 0), "SIGTERM");
    await ended;
    must(!(await healthy()), "the shop still answers after SIGTERM");
  };
  return { stop, printed: () => printed.join("") };
}

const healthy = (): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );

try {
  const begun = performance.now();
  const first = await start();
  say("first npm start", begun);
  must(
    first.printed().includes(origin) && first.printed().includes("Admin:"),
    "the welcome names address and admin",
  );
  const page = await (await fetch(`${origin}/shop`)).text();
  must(page.includes("/shop/"), "the shop shows products");
  await first.stop();

  const again = performance.now();
  const second = await start();
  const seconds = (performance.now() - again) / 1000;
  say("second npm start", again);
  must(seconds < 5, `the second start took ${seconds.toFixed(1)} s`);
  await second.stop();
  console.log("1 passed, 0 failed");
} finally {
  rmSync(copy, { recursive: true, force: true });
}
