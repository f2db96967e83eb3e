import { runProcess } from "../simulator/run-process.ts";
import { type CarrierOptions, startCarrier } from "./simulator.ts";

// The simulator as a process of its own: node dev/carrier-simulator/main.ts, with CARRIER_SIM_PORT,
// CARRIER_EMAIL, CARRIER_PASSWORD, WEBHOOK_TOKEN, WEBHOOK_URL, LIVELY and STATE_FILE.
const { env } = process;
const options: CarrierOptions = {
  port: Number(env.CARRIER_SIM_PORT ?? 3002),
  email: env.CARRIER_EMAIL ?? "shop@carrier-simulator.example",
  password: env.CARRIER_PASSWORD ?? "simulator-password",
  webhookToken: env.WEBHOOK_TOKEN ?? "simulator-webhook-token",
  webhookUrl: env.WEBHOOK_URL,
  lively: env.LIVELY !== undefined,
  stateFile: env.STATE_FILE,
};

await runProcess("carrier simulator", { port: options.port, setting: "CARRIER_SIM_PORT" }, () =>
  startCarrier(options),
);
