import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** The shop's settings that its simulator must share. */
interface ShopSettings {
  host: string;
  port: number;
  dataDir: string;
  razorpay: { keyId: string; keySecret: string; webhookSecret?: string; simPort?: number };
}

interface SimulatorChild {
  /** Not the wished one when that was taken and nobody insisted on it. */
  port: number;
  /** Resolves when it answers there; the shop opens its database meanwhile. */
  listening: Promise<void>;
  stop(): Promise<void>;
}

const restAfterFall = 500;
const mostFalls = 5;

/**
 * Starts the payment simulator beside a shop that has no keys of the real provider. One that falls over is
 * started again at the same port, with what it remembers of its orders; after five falls it is left lying,
 * and the terminal says so.
 */
export async function startSimulatorChild(shop: ShopSettings, mayMove: boolean): Promise<SimulatorChild> {
  const wished = shop.razorpay.simPort ?? 0;
  const port = mayMove || wished === 0 ? await freePort(wished) : wished;
  let child = forked(shop, port);
  const listening = untilListening(child);
  // Of a port that was asked for and is taken the owner is told before anything is opened.
  if (!mayMove) await listening;
  let stopping = false;
  const watched = (async () => {
    for (let fall = 1; ; fall++) {
      await ended(child);
      if (stopping) return;
      if (fall > mostFalls) return console.error("The payment simulator keeps falling over and stays away.");
      console.error("The payment simulator fell over and is started again.");
      await pause(restAfterFall);
      if (!stopping) child = forked(shop, port);
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

function forked(shop: ShopSettings, port: number): ChildProcess {
  const { keyId, keySecret, webhookSecret } = shop.razorpay;
  return fork(fileURLToPath(new URL("./main.ts", import.meta.url)), {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      RZP_SIM_PORT: String(port),
      KEY_ID: keyId,
      KEY_SECRET: keySecret,
      WEBHOOK_SECRET: webhookSecret,
      WEBHOOK_URL: `http://${reachable(shop.host)}:${shop.port}/webhooks/razorpay`,
      STATE_FILE: resolve(shop.dataDir, "payment-simulator"),
    },
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
function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
