import { carrierProgram } from "../carrier-simulator/program.ts";
import { type PayingShop, paymentProgram } from "../razorpay-simulator/program.ts";
import { type SimulatorChild, startSimulatorChild } from "./start-child.ts";

/** The settings of a shop that say which simulators it brings, and what they must know of it. */
interface ShopSettings extends Omit<PayingShop, "razorpay"> {
  razorpay: PayingShop["razorpay"] & { simPort?: number };
  carrier?: { email: string; password: string; webhookToken?: string; simPort?: number };
}

interface Simulators {
  /** What the shop's environment has to say of them. */
  settings: Record<string, string>;
  listening: Promise<unknown>;
  stop(): Promise<unknown>;
}

/**
 * Starts the simulators beside a shop, each in a process of its own: those whose place nobody real takes.
 * `env` is what the shop was started with; of ports that are named there no other one will do.
 */
export async function startSimulators(
  shop: ShopSettings,
  env: Record<string, string | undefined>,
): Promise<Simulators> {
  const children: SimulatorChild[] = [];
  const settings: Record<string, string> = {};
  const start = async (program: Parameters<typeof startSimulatorChild>[0], wished: number, name: string) => {
    const child = await startSimulatorChild(program, wished, !env[name]);
    children.push(child);
    settings[name] = String(child.port);
  };
  const { razorpay, carrier } = shop;
  if (razorpay.simPort !== undefined) await start(paymentProgram(shop), razorpay.simPort, "RZP_SIM_PORT");
  if (carrier?.simPort !== undefined) {
    const program = carrierProgram({
      ...shop,
      carrier,
      livelyParcels: shop.seed === "demo" && env.CARRIER_SIM_STILL === undefined,
    });
    await start(program, carrier.simPort, "CARRIER_SIM_PORT");
  }
  return {
    settings,
    listening: Promise.all(children.map(({ listening }) => listening)),
    stop: () => Promise.all(children.map((child) => child.stop())),
  };
}
