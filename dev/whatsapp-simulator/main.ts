import { runProcess } from "../simulator/run-process.ts";
import { startWhatsapp, type WhatsappOptions } from "./simulator.ts";

// The simulator as a process of its own: node dev/whatsapp-simulator/main.ts, with WHATSAPP_SIM_PORT,
// WEBHOOK_URL, and the shop's own WHATSAPP_ settings.
const { env } = process;
const options: WhatsappOptions = {
  port: Number(env.WHATSAPP_SIM_PORT ?? 3003),
  token: env.WHATSAPP_TOKEN ?? "simulator-token",
  phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID ?? "106540352242922",
  appSecret: env.WHATSAPP_APP_SECRET ?? "simulator-app-secret",
  verifyToken: env.WHATSAPP_VERIFY_TOKEN ?? "simulator-verify-token",
  webhookUrl: env.WEBHOOK_URL ?? "http://127.0.0.1:3000/webhooks/whatsapp",
};

await runProcess("WhatsApp simulator", { port: options.port, setting: "WHATSAPP_SIM_PORT" }, () =>
  startWhatsapp(options),
);
