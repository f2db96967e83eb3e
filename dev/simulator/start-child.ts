import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** A program that takes somebody else's place beside a shop. */
export interface SimulatorProgram {
  /** As the terminal calls it. */
  name: string;
  main: URL;
  /** What it is told, once its port is known. */
  env(port: number): Record<string, string | undefined>;
}

export interface SimulatorChild {
  /** Not the wished one when that was taken and nobody insisted on it. */
  port: number;
  /** Resolves when it answers there; the shop opens its database meanwhile. */
  listening: Promise<void>;
  stop(): Promise<void>;
}

const restAfterFall = 500;
const mostFalls = 5;

/**
 * Starts a simulator beside a shop. One that falls over is started again at the same port, with what it
 * remembers; after five falls it is left lying, and the terminal says so. `mayMove`: another port will do.
 */
export async function startSimulatorChild(
  program: SimulatorProgram,
  wished: number,
  mayMove: boolean,
): Promise<SimulatorChild> {
  const port = mayMove || wished === 0 ? await freePort(wished) : wished;
  let child = forked(program, port);
  const listening = untilListening(child);
  // Of a port that was requested and is taken the owner is told before anything is opened.
  if (!mayMove) await listening;
  let stopping = false;
  const watched = (async () => {
    for (let fall = 1; ; fall++) {
      await ended(child);
      if (stopping) return;
      if (fall > mostFalls) return console.error(`The ${program.name} keeps falling over and stays away.`);
      console.error(`The ${program.name} fell over and is started again.`);
      await pause(restAfterFall);
      if (!stopping) child = forked(program, port);
    }
  })();
  return {
    port,
    listening,
    async stop() {
      stopping = true;
      if (child.connected) child.disconnect();
      await watched;
    },
  };
}

/** The wished port, or another one when somebody listens there. */
async function freePort(wished: number): Promise<number> {
  const probe = createServer();
  try {
    await once(probe.listen(wished, "127.0.0.1"), "listening");
  } catch {
    await once(probe.listen(0, "127.0.0.1"), "listening");
  }
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return typeof address === "object" && address ? address.port : wished;
}

function forked({ main, env }: SimulatorProgram, port: number): ChildProcess {
  return fork(fileURLToPath(main), {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env(port) },
    execArgv: [],
  });
}

/** It says on the terminal why it can't listen; a shop without its simulator has nothing to open for. */
async function untilListening(child: ChildProcess): Promise<void> {
  const answered = await Promise.race([once(child, "message"), ended(child).then(() => undefined)]);
  if (answered === undefined) process.exit(1);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

/** Where a shop that listens at this address is found from its own machine. */
export function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
