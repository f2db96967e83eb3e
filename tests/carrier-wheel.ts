import { parseConfig } from "#platform/config/config.server.ts";
import type { CarrierOrder } from "../dev/carrier-simulator/carrier-state.ts";
import { startCarrier } from "../dev/carrier-simulator/simulator.ts";
import type { Simulator } from "../dev/simulator/listen.ts";
import { steer as steerAt } from "./steer.ts";

/** The account at the simulated carrier that a shop on its own machine has. */
export function carrierAccount() {
  const { carrier } = parseConfig({});
  if (!carrier) throw new Error("a shop on its own machine has a carrier");
  return carrier;
}

/**
 * A carrier of a test's own, which outlives the shops that ask it and goes by their clock; it tells nobody of
 * its events.
 */
export function openCarrier(clock?: () => Date): Promise<Simulator> {
  const { email, password, webhookToken = "" } = carrierAccount();
  return startCarrier({ port: 0, email, password, webhookToken, ...(clock && { clock }) });
}

interface CarrierRequest {
  endpoint: string;
  body: string;
}

/** The carrier's steering wheel, and what it has and was asked. */
export function carrierWheel({ origin }: { origin: string }) {
  const steer = (path: string, body?: unknown) => steerAt(origin, path, body);
  return {
    steer,
    mishap: (endpoint: string, next: object) => steer("scenario", { next: { endpoint, ...next } }),
    orders: async (): Promise<CarrierOrder[]> => (await steer("orders")).orders,
    /** How often a shop asked the carrier this; with a text, only with that in the question. */
    asked: async (endpoint: string, about = ""): Promise<number> => {
      const { requests }: { requests: CarrierRequest[] } = await steer("log");
      return requests.filter((each) => each.endpoint === endpoint && each.body.includes(about)).length;
    },
  };
}
