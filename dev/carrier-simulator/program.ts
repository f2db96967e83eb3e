import { resolve } from "node:path";
import { reachable, type SimulatorProgram } from "../simulator/start-child.ts";

/** The shop's settings that its carrier simulator must share. */
export interface SendingShop {
  host: string;
  port: number;
  dataDir: string;
  carrier: { email: string; password: string; webhookToken?: string };
  /** Booked parcels move along by themselves, as a demo shop's should. */
  livelyParcels: boolean;
}

/** The carrier simulator as a shop starts it that has no account with the real carrier. */
export const carrierProgram = ({
  host,
  port,
  dataDir,
  carrier,
  livelyParcels,
}: SendingShop): SimulatorProgram => ({
  name: "carrier simulator",
  main: new URL("./main.ts", import.meta.url),
  env: (simPort) => ({
    CARRIER_SIM_PORT: String(simPort),
    CARRIER_EMAIL: carrier.email,
    CARRIER_PASSWORD: carrier.password,
    WEBHOOK_TOKEN: carrier.webhookToken,
    WEBHOOK_URL: `http://${reachable(host)}:${port}/webhooks/carrier`,
    STATE_FILE: resolve(dataDir, "carrier-simulator"),
    LIVELY: livelyParcels ? "yes" : undefined,
  }),
});
