import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";

export interface CommandEnd {
  code: number | null;
  /** Everything that it printed. */
  said: string;
  /** The most memory that it ever held, in megabytes; 0 where the machine does not tell. */
  memory: number;
}

/** Runs `backup`, `restore`, `db:move` or `admin` beside a shop, as npm does, and waits for its end. */
export async function keep(
  settings: Record<string, string>,
  words: readonly string[],
  onStart: (() => Promise<void>) | undefined = undefined,
): Promise<CommandEnd> {
  const env = { PATH: process.env.PATH, NODE_ENV: "production", ...settings };
  const child = spawn(process.execPath, ["--enable-source-maps", "keep.mjs", ...words], { env });
  const said: string[] = [];
  child.stdout.on("data", (chunk) => said.push(String(chunk)));
  child.stderr.on("data", (chunk) => said.push(String(chunk)));
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, mostMemory(child.pid));
  }, 20);
  const [[code]] = await Promise.all([once(child, "close"), onStart?.()]);
  clearInterval(watch);
  return { code, said: said.join(""), memory };
}

function mostMemory(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  try {
    const kilobytes = existsSync(file) && /VmHWM:\s+(\d+) kB/.exec(readFileSync(file, "utf8"))?.[1];
    return Math.round(Number(kilobytes || 0) / 1024);
  } catch {
    // It has ended between the two.
    return 0;
  }
}
