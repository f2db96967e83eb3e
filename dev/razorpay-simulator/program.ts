import { resolve } from "node:path";
import { reachable, type SimulatorProgram } from "../simulator/start-child.ts";

/** The shop's settings that its payment simulator must share. */
export interface PayingShop {
  host: string;
  port: number;
  dataDir: string;
  seed: "demo" | "goods" | "empty";
  razorpay: { keyId: string; keySecret: string; webhookSecret?: string };
}

/** The payment simulator as a shop starts it that has no keys of the real provider. */
export const paymentProgram = ({ host, port, dataDir, seed, razorpay }: PayingShop): SimulatorProgram => ({
  name: "payment simulator",
  main: new URL("./main.ts", import.meta.url),
  env: (simPort) => ({
    RZP_SIM_PORT: String(simPort),
    KEY_ID: razorpay.keyId,
    KEY_SECRET: razorpay.keySecret,
    WEBHOOK_SECRET: razorpay.webhookSecret,
    WEBHOOK_URL: `http://${reachable(host)}:${port}/webhooks/razorpay`,
    KNOWS_EARLIER: seed === "demo" ? "yes" : "no",
    SETTLES_BY_ITSELF: seed === "demo" ? "yes" : "no",
    EARLIER_FILE: seed === "demo" ? resolve(dataDir, "earlier-payments.json") : undefined,
    STATE_FILE: resolve(dataDir, "payment-simulator"),
  }),
});
