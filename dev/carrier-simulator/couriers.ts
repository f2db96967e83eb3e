import type { Carrier } from "./carrier-state.ts";
import { indiaTime } from "./india-time.ts";
import { refuse } from "./refusal.ts";

/** Couriers with what half a kilogram costs, in rupees, and how long they take. */
const couriers = [
  { id: 43, name: "Delhivery Surface", half: 58, days: 5, surface: true, rating: 4.3 },
  { id: 10, name: "Delhivery Air", half: 92, days: 3, surface: false, rating: 4.5 },
  { id: 51, name: "Xpressbees Surface", half: 54, days: 6, surface: true, rating: 3.9 },
  { id: 55, name: "Blue Dart Surface", half: 110, days: 4, surface: true, rating: 4.7 },
];

export const courierName = (id: number | null): string => couriers.find((each) => each.id === id)?.name ?? "";

/** Rupees for a weight in kilograms: couriers count half kilograms, begun ones whole. */
export function freightOf(courierId: number, weight: number): number {
  const { half } = couriers.find((each) => each.id === courierId) ?? { half: 60 };
  return half * Math.max(1, Math.ceil(weight * 2 - 1e-9));
}

const codCharge = (total: number): number => Math.max(30, Math.round(total * 0.02));

export const goesTo = ({ state }: Carrier, pincode: string): boolean =>
  /^[1-9]\d{5}$/.test(pincode) && !state.unserviceable.some((begins) => pincode.startsWith(begins));

/** GET /courier/serviceability/. */
export function serviceability(carrier: Carrier, query: URLSearchParams) {
  const [pickup, delivery] = [query.get("pickup_postcode") ?? "", query.get("delivery_postcode") ?? ""];
  const weight = Number(query.get("weight"));
  if (!(weight > 0)) throw refuse(422, "The weight field is required when order id is not present.");
  if (!goesTo(carrier, pickup) || !goesTo(carrier, delivery))
    return { status: 404, message: "Following postcodes are not serviceable.", currency: "INR" };
  const isCod = query.get("cod") === "1";
  const offers = couriers.map((each) => rateOf(carrier, each, weight, isCod));
  return {
    status: 200,
    currency: "INR",
    data: {
      available_courier_companies: offers,
      recommended_courier_company_id: 43,
      shiprocket_recommended_courier_id: 43,
    },
  };
}

function rateOf(carrier: Carrier, each: (typeof couriers)[number], weight: number, isCod: boolean) {
  const freight = freightOf(each.id, weight);
  const cod = isCod ? codCharge(1000) : 0;
  const arrives = carrier.now() + each.days * 24 * 3600;
  return {
    courier_company_id: each.id,
    courier_name: each.name,
    rate: freight + cod,
    freight_charge: freight,
    cod_charges: cod,
    rto_charges: Math.round(freight * 0.9),
    cod: 1,
    etd: new Date((arrives + 5.5 * 3600) * 1000).toUTCString().slice(5, 16),
    estimated_delivery_days: String(each.days),
    edd: indiaTime(arrives).slice(0, 10),
    is_surface: each.surface,
    rating: each.rating,
    charge_weight: Math.max(0.5, weight),
    zone: "z_d",
    blocked: 0,
  };
}
