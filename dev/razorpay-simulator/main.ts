import { runProcess } from "../simulator/run-process.ts";
import { type SimulatorOptions, startSimulator } from "./simulator.ts";

// The simulator as a process of its own: node dev/razorpay-simulator/main.ts, with RZP_SIM_PORT, KEY_ID,
// KEY_SECRET, WEBHOOK_SECRET, WEBHOOK_URL, CAPTURE, KNOWS_EARLIER, SETTLES_BY_ITSELF,
// EARLIER_FILE and STATE_FILE.
const { env } = process;
const options: SimulatorOptions = {
  port: Number(env.RZP_SIM_PORT ?? 3001),
  keyId: env.KEY_ID ?? "rzp_test_JholaSimulator",
  keySecret: env.KEY_SECRET ?? "simulator-key-secret",
  webhookSecret: env.WEBHOOK_SECRET ?? "simulator-webhook-secret",
  webhookUrl: env.WEBHOOK_URL,
  capture: env.CAPTURE === "manual" ? "manual" : "automatic",
  knowsEarlier: env.KNOWS_EARLIER === "yes",
  settlesByItself: env.SETTLES_BY_ITSELF === "yes",
  earlierFile: env.EARLIER_FILE,
  stateFile: env.STATE_FILE,
};

await runProcess("payment simulator", { port: options.port, setting: "RZP_SIM_PORT" }, () =>
  startSimulator(options),
);
