import * as z from "zod";
import type { Fields } from "../simulator/fields.ts";
import { type Carrier, type CarrierOrder, newId } from "./carrier-state.ts";
import { courierName } from "./couriers.ts";
import { indiaTime } from "./india-time.ts";
import { invalid, refuse } from "./refusal.ts";
import { statuses } from "./statuses.ts";

/** The nickname of the place where parcels are fetched: the first one of every simulated account. */
export const pickupLocation = "Primary";

const text = z.union([z.string(), z.number()]).transform(String);
const filled = text.refine((value) => value.trim() !== "");

const newOrder = z.object({
  order_id: filled.refine((value) => value.length <= 50),
  order_date: filled,
  pickup_location: filled,
  billing_customer_name: filled,
  billing_address: filled,
  billing_city: filled.refine((value) => value.length <= 30),
  billing_pincode: text.refine((value) => /^[1-9]\d{5}$/.test(value)),
  billing_state: filled,
  billing_country: filled,
  billing_email: filled,
  billing_phone: text.refine((value) => /^[6-9]\d{9}$/.test(value)),
  shipping_is_billing: z.union([z.literal(true), z.literal(1)]),
  order_items: z
    .array(z.object({ name: filled, sku: filled, units: z.int().min(1), selling_price: z.number().min(0) }))
    .min(1),
  payment_method: z.enum(["COD", "Prepaid"]),
  sub_total: z.number().min(0),
  length: z.number().min(0.5),
  breadth: z.number().min(0.5),
  height: z.number().min(0.5),
  weight: z.number().gt(0),
});

/**
 * POST /orders/create/adhoc. A number that is in use makes another order: worse than the carrier's own word
 * that it may not be used twice, so that a shop which asks twice is found out. One of a cancelled order is
 * refused, as the carrier has it.
 */
export function createOrder(carrier: Carrier, fields: Fields) {
  const parsed = newOrder.safeParse(fields);
  if (!parsed.success) throw invalid(complaints(parsed.error));
  const body = parsed.data;
  if (body.pickup_location !== pickupLocation)
    throw refuse(400, "Wrong Pickup location entered. Please choose one location from the data given");
  const cancelled = [...carrier.state.orders.values()].some(
    (order) => order.number === body.order_id && order.cancelled,
  );
  if (cancelled) throw invalid({ order_id: ["The order id has already been taken."] });
  const order: CarrierOrder = {
    id: newId(carrier.state),
    number: body.order_id,
    shipmentId: newId(carrier.state),
    createdAt: carrier.now(),
    customer: {
      name: [body.billing_customer_name, fields.billing_last_name].filter(Boolean).join(" "),
      address: [body.billing_address, fields.billing_address_2].filter(Boolean).join(", "),
      city: body.billing_city,
      state: body.billing_state,
      pincode: body.billing_pincode,
      phone: body.billing_phone,
    },
    items: body.order_items.map(({ name, units }) => ({ name, units })),
    cod: body.payment_method === "COD",
    total: body.sub_total,
    weight: body.weight,
    chargedWeight: null,
    awb: null,
    courierId: null,
    freight: null,
    pickupAt: null,
    cancelled: false,
    activities: [],
    told: 0,
  };
  carrier.state.orders.set(order.id, order);
  return {
    order_id: order.id,
    channel_order_id: order.number,
    shipment_id: order.shipmentId,
    status: "NEW",
    status_code: 1,
    onboarding_completed_now: 0,
    awb_code: "",
    courier_company_id: "",
    courier_name: "",
  };
}

function complaints(error: z.ZodError): Record<string, string[]> {
  const names = new Set(error.issues.map(({ path }) => String(path[0])));
  return Object.fromEntries(
    [...names].map((name) => [name, [`The ${name.replaceAll("_", " ")} field is required or invalid.`]]),
  );
}

/** GET /orders?search=: by the shop's own number or an AWB, newest first. */
export function searchOrders(carrier: Carrier, query: URLSearchParams) {
  const wanted = query.get("search") ?? "";
  const found = [...carrier.state.orders.values()].filter(
    ({ number, awb }) => number.includes(wanted) || awb === wanted,
  );
  return {
    data: found.reverse().map(shown),
    meta: { pagination: { total: found.length, count: found.length, per_page: 50, current_page: 1 } },
  };
}

/** GET /orders/show/:id, with what the parcel is charged for. */
export function showOrder(carrier: Carrier, id: string) {
  const order = orderById(carrier, Number(id));
  return {
    data: {
      ...shown(order),
      awb_data: {
        awb: order.awb ?? "",
        applied_weight: order.weight,
        charged_weight: order.chargedWeight ?? "",
        charges: {
          freight_charges: order.freight ?? "",
          applied_weight: order.weight,
          charged_weight: order.chargedWeight ?? "",
          charged_weight_amount: order.chargedWeight === null ? "" : (order.freight ?? ""),
        },
      },
    },
  };
}

export function orderById({ state }: Carrier, id: number): CarrierOrder {
  const order = state.orders.get(id);
  if (!order) throw refuse(404, "Order not found.");
  return order;
}

function shown(order: CarrierOrder) {
  const latest = order.activities.at(-1);
  const status = order.cancelled ? "CANCELED" : latest ? statuses[latest.status].label : "NEW";
  return {
    id: order.id,
    channel_order_id: order.number,
    customer_name: order.customer.name,
    customer_pincode: order.customer.pincode,
    pickup_location: pickupLocation,
    payment_method: order.cod ? "cod" : "prepaid",
    total: order.total.toFixed(2),
    status,
    status_code: order.cancelled ? 5 : 1,
    created_at: indiaTime(order.createdAt),
    shipments: [
      {
        id: order.shipmentId,
        awb: order.awb ?? "",
        courier: courierName(order.courierId),
        courier_id: order.courierId,
        pickup_scheduled_date: order.pickupAt === null ? null : indiaTime(order.pickupAt),
      },
    ],
  };
}

/** POST /orders/cancel: until a courier has fetched the parcel. */
export function cancelOrders(carrier: Carrier, { ids }: Fields) {
  const orders = (Array.isArray(ids) ? ids : []).map((id) => orderById(carrier, Number(id)));
  if (orders.length === 0) throw invalid({ ids: ["The ids field is required."] });
  for (const order of orders) {
    if (order.activities.some(({ status }) => status === "picked_up"))
      throw refuse(400, "Cannot cancel: the shipment is already picked up.");
  }
  for (const order of orders) {
    if (order.cancelled) continue;
    order.cancelled = true;
    if (order.awb === null) continue;
    const { words } = statuses.cancelled;
    order.activities.push({ status: "cancelled", words, place: "", at: carrier.now() });
    carrier.emit(order);
  }
  return { message: "Order cancelled successfully.", status_code: 200 };
}
