import { type SimulatorOptions, startSimulator } from "./simulator.ts";

// The simulator as a process of its own: node dev/razorpay-simulator/main.ts, with RZP_SIM_PORT, KEY_ID,
// KEY_SECRET, WEBHOOK_SECRET, WEBHOOK_URL, CAPTURE and STATE_FILE. As a child of the shop it ends with it,
// however that ended.
const { env } = process;
const options: SimulatorOptions = {
  port: Number(env.RZP_SIM_PORT ?? 3001),
  keyId: env.KEY_ID ?? "rzp_test_JholaSimulator",
  keySecret: env.KEY_SECRET ?? "simulator-key-secret",
  webhookSecret: env.WEBHOOK_SECRET ?? "simulator-webhook-secret",
  webhookUrl: env.WEBHOOK_URL,
  capture: env.CAPTURE === "manual" ? "manual" : "automatic",
  stateFile: env.STATE_FILE,
};

const simulator = await startSimulator(options).catch((error: Error) => {
  console.error(
    `The payment simulator can't listen on port ${options.port} (${error.message}). Set RZP_SIM_PORT.`,
  );
  process.exit(1);
});

const stop = () => void simulator.close().then(() => process.exit(0));
process.on("disconnect", stop);
// What ends the shop (Ctrl-C, a supervisor) reaches its child too, which still has to answer the shop's last
// requests.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.send ?? stop());
if (!process.send) console.log(`Payment simulator at ${simulator.origin}`);
// A shop that was refused its start may be gone by now, without anybody to hear that it went.
else if (process.connected) process.send({ port: simulator.port }, () => undefined);
else stop();
