import { type CarrierClient, carrierClient } from "#carrier/carrier-client.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import type { Services } from "#platform/services.server.ts";

export type BookingServices = OrderMailServices & Pick<Services, "log" | "files" | "runJobSoon">;

/** What the acts of this room need; without an account at a carrier parcels go by hand only. */
export type BookingShop = BookingServices & { carrier: CarrierClient | undefined };

/** The shop with its way to the carrier. */
export function bookingShop(services: BookingServices): BookingShop {
  const { db, config, log, secret, now, sendMailSoon, files, runJobSoon } = services;
  const carrier = config.carrier && carrierClient(config.carrier);
  return { db, config, log, secret, now, sendMailSoon, files, runJobSoon, carrier };
}

/** Can couriers be booked at all? */
export const hasCarrier = ({ config }: Pick<Services, "config">): boolean => config.carrier !== undefined;
