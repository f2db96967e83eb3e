import { fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
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
  stop(): Promise<void>;
}

/** Starts the payment simulator beside a shop that has no keys of the real provider. */
export async function startSimulatorChild(shop: ShopSettings, mayMove: boolean): Promise<SimulatorChild> {
  const { keyId, keySecret, webhookSecret, simPort } = shop.razorpay;
  const child = fork(fileURLToPath(new URL("./main.ts", import.meta.url)), {
    env: {
      PATH: process.env.PATH,
      RZP_SIM_PORT: String(simPort),
      ...(mayMove ? { MAY_MOVE: "1" } : {}),
      KEY_ID: keyId,
      KEY_SECRET: keySecret,
      WEBHOOK_SECRET: webhookSecret,
      WEBHOOK_URL: `http://${reachable(shop.host)}:${shop.port}/webhooks/razorpay`,
      STATE_FILE: resolve(shop.dataDir, "payment-simulator"),
    },
    execArgv: [],
  });
  const ended = once(child, "exit");
  const [message] = await Promise.race([once(child, "message"), ended.then(() => [])]);
  // The child has said why on the terminal.
  if (message === undefined) process.exit(1);
  return {
    port: Number(message.port),
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/** Where a shop that listens at this address is found from its own machine. */
function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
