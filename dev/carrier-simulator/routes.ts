import { randomBytes } from "node:crypto";
import { type Asked, fieldsOf } from "../simulator/wire.ts";
import { assignAwb, generateLabel, generatePickup } from "./booking.ts";
import type { Carrier } from "./carrier-state.ts";
import { serviceability } from "./couriers.ts";
import { cancelOrders, createOrder, pickupLocation, searchOrders, showOrder } from "./orders.ts";
import { refuse } from "./refusal.ts";
import { trackAwb } from "./tracking.ts";

type Act = (carrier: Carrier, asked: Asked, last: string) => unknown;

const tokenSeconds = 10 * 24 * 3600;

/** The carrier's addresses that a shop needs, below its API's base. */
const routes: Record<string, Act> = {
  "POST auth/login": login,
  "GET settings/company/pickup": () => pickupPlaces,
  "GET courier/serviceability": (carrier, { query }) => serviceability(carrier, query),
  "POST orders/create/adhoc": (carrier, asked) => createOrder(carrier, fieldsOf(asked, refuse)),
  "GET orders": (carrier, { query }) => searchOrders(carrier, query),
  "GET orders/show/:id": (carrier, _, id) => showOrder(carrier, id),
  "POST orders/cancel": (carrier, asked) => cancelOrders(carrier, fieldsOf(asked, refuse)),
  "POST courier/assign/awb": (carrier, asked) => assignAwb(carrier, fieldsOf(asked, refuse)),
  "POST courier/generate/pickup": (carrier, asked) => generatePickup(carrier, fieldsOf(asked, refuse)),
  "POST courier/generate/label": (carrier, asked) => generateLabel(carrier, fieldsOf(asked, refuse)),
  "GET courier/track/awb/:awb": (carrier, _, awb) => trackAwb(carrier, awb),
};

/** The route's name, as scenarios spell it: 'POST courier/assign/awb', 'GET courier/track/awb/:awb'. */
export function endpointOf({ method, path }: Asked): string {
  const below = path.replace(/^\/(v1\/external\/)?/, "").replace(/\/$/, "");
  const named = below
    .replace(/^(orders\/show\/)[^/]+$/, "$1:id")
    .replace(/^(courier\/track\/awb\/)[^/]+$/, "$1:awb");
  return `${method} ${named}`;
}

export function askCarrier(carrier: Carrier, asked: Asked): unknown {
  const endpoint = endpointOf(asked);
  const act = routes[endpoint];
  if (!act) throw refuse(404, "The route could not be found.");
  if (act !== login) authenticate(carrier, asked.headers.authorization);
  return act(carrier, asked, decodeURIComponent(asked.path.split("/").at(-1) ?? ""));
}

function login(carrier: Carrier, asked: Asked) {
  const { email, password } = fieldsOf(asked, refuse);
  if (email !== carrier.email || password !== carrier.password)
    throw refuse(400, "Invalid email and password combination");
  const token = randomBytes(24).toString("base64url");
  carrier.state.tokens.set(token, carrier.now() + tokenSeconds);
  return { id: 1, first_name: "API", last_name: "USER", email, company_id: 1, token };
}

function authenticate({ state, now }: Carrier, header = ""): void {
  const end = state.tokens.get(header.replace(/^Bearer /, ""));
  if (end === undefined) throw refuse(401, "Unauthorized");
  if (end < now()) throw refuse(401, "Token has expired");
}

/** Where parcels are fetched. */
const pickupPlaces = {
  data: {
    shipping_address: [
      {
        id: 1,
        pickup_location: pickupLocation,
        address: "Ward 4, Station Road",
        city: "Madhubani",
        state: "Bihar",
        country: "India",
        pin_code: "847211",
        phone: "9000000000",
        name: "Jhola Crafts",
        is_primary_location: 1,
      },
    ],
  },
};
