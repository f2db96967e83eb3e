import { findProduct } from "#catalogue/product.db.server.ts";
import { productPath } from "#catalogue/product.ts";
import type { Services } from "#platform/services.server.ts";
import type { DeliveryAnswer } from "#shipping/pincodes/delivery-answer.ts";
import { findService } from "#shipping/pincodes/pincodes.db.server.ts";
import { isIssuedPincode, parsePincode } from "#values/contact/pincode.ts";
import { promisedDay } from "../promised-day.server.ts";
import { deliveryText } from "./delivery.text.ts";
import { sayDelivery } from "./say-delivery.ts";

export interface ReadDelivery {
  /** What was typed as the PIN code; '' where nothing was typed. */
  typed: string;
  /** The product that is meant, if it is one. */
  product: { slug: string; name: string; path: string } | null;
  error?: string;
  answer?: DeliveryAnswer;
}

type Shop = Pick<Services, "db" | "config" | "now">;

/** What the address asks of delivery, and the answer. A product that is not shown is none. */
export async function readDelivery({ db, config, now }: Shop, query: URLSearchParams): Promise<ReadDelivery> {
  const typed = query.get("pin")?.trim() ?? "";
  const moment = now();
  const slug = query.get("product")?.trim();
  const found = slug ? await findProduct(db, slug, moment) : undefined;
  const product = found ? { slug: found.slug, name: found.name, path: productPath(found) } : null;
  if (typed === "") return { typed, product };
  const pincode = parsePincode(typed);
  if (pincode === undefined) return { typed, product, error: deliveryText.wrong };
  if (!isIssuedPincode(pincode)) return { typed, product, error: deliveryText.noPlace };
  const service = await findService(db, pincode);
  const { day: leaves, leavesBy, isFull } = await promisedDay(db, found, { moment, shop: config.shop });
  const asked = { pincode, service, leaves, again: isFull ? leavesBy : null, now: moment };
  return { typed, product, answer: sayDelivery(config.shop, asked) };
}
