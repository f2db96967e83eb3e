import {
  type AssignedAwb,
  anyAnswer,
  awbAnswer,
  type CreatedParcel,
  chargesAnswer,
  createdAnswer,
  type FoundParcel,
  foundAnswers,
  labelAnswer,
  type PickupPlace,
  pickupAnswer,
  pickupAsked,
  type Rate,
  ratesAnswer,
  type Track,
  trackAnswer,
} from "./carrier-answers.server.ts";
import { type CarrierAnswer, refused, unexpected } from "./carrier-trouble.server.ts";
import { answerTo, type CarrierAccess, fetchFile } from "./carrier-wire.server.ts";
import { adhocBody, type NewParcel } from "./new-parcel.ts";

type Answered<T> = Promise<CarrierAnswer<T>>;

interface Way {
  from: string;
  to: string;
  grams: number;
  isCash: boolean;
}

/**
 * The few questions the shop asks Shiprocket, to https://apidocs.shiprocket.in. Troubles are answers, never
 * thrown.
 */
export function carrierClient(access: CarrierAccess) {
  const get = (path: string) => ({ method: "GET", path }) as const;
  const post = (path: string, body: object) => ({ method: "POST", path, body }) as const;
  return {
    /** Where parcels are fetched: the account's primary place. */
    pickupPlace: async (): Answered<PickupPlace> => {
      const answer = await answerTo(access, pickupAnswer, get("/settings/company/pickup"));
      if (!answer.ok) return answer;
      const place = answer.value;
      return place ? { ok: true, value: place } : refused("The carrier's account has no pickup address yet.");
    },
    /** What couriers take for a parcel; none where none of them goes. */
    rates: ({ from, to, grams, isCash }: Way): Answered<Rate[]> => {
      const query = new URLSearchParams({
        pickup_postcode: from,
        delivery_postcode: to,
        weight: String(grams / 1000),
        cod: isCash ? "1" : "0",
      });
      return answerTo(access, ratesAnswer, get(`/courier/serviceability/?${query}`));
    },
    create: (parcel: NewParcel, place: PickupPlace, shopEmail: string): Answered<CreatedParcel> =>
      answerTo(access, createdAnswer, post("/orders/create/adhoc", adhocBody(parcel, place.name, shopEmail))),
    /** All that the carrier has under one of our numbers. */
    find: async (number: string): Answered<FoundParcel[]> => {
      const path = `/orders?${new URLSearchParams({ search: number, per_page: "50" })}`;
      const answer = await answerTo(access, foundAnswers, get(path));
      if (!answer.ok) return answer;
      return { ok: true, value: answer.value.filter((each) => each.number === number) };
    },
    assign: async (shipmentId: string, courierId: number): Answered<AssignedAwb> => {
      const body = { shipment_id: Number(shipmentId), courier_id: courierId };
      const answer = await answerTo(access, awbAnswer, post("/courier/assign/awb", body));
      if (!answer.ok) return answer;
      return "awb" in answer.value ? { ok: true, value: answer.value } : refused(answer.value.declined);
    },
    /** The second time it answers that the parcel waits already, which is as good. */
    askPickup: async (shipmentId: string): Answered<unknown> => {
      const body = { shipment_id: [Number(shipmentId)] };
      const answer = await answerTo(access, pickupAsked, post("/courier/generate/pickup", body));
      const isThere = !answer.ok && answer.kind === "refused" && /already/i.test(answer.message);
      return isThere ? { ok: true, value: undefined } : answer;
    },
    /** The label as a PDF; undefined while the carrier has none. */
    label: async (shipmentId: string): Answered<Buffer | undefined> => {
      const body = { shipment_id: [Number(shipmentId)] };
      const answer = await answerTo(access, labelAnswer, post("/courier/generate/label", body));
      if (!answer.ok) return answer;
      return answer.value ? fileAt(access, answer.value) : { ok: true, value: undefined };
    },
    track: async (awb: string): Answered<Track> => {
      const answer = await answerTo(
        access,
        trackAnswer,
        get(`/courier/track/awb/${encodeURIComponent(awb)}`),
      );
      const isOther = answer.ok && answer.value.awb !== null && answer.value.awb !== awb;
      return isOther ? unexpected : answer;
    },
    /** What it costs by now, and what it weighed. */
    charges: (orderId: string) => answerTo(access, chargesAnswer, get(`/orders/show/${orderId}`)),
    cancel: (orderIds: readonly string[]): Answered<unknown> =>
      answerTo(access, anyAnswer, post("/orders/cancel", { ids: orderIds.map(Number) })),
  };
}

export type CarrierClient = ReturnType<typeof carrierClient>;

/** Where Shiprocket's labels lie, from memory: its own hosts and its storage at Amazon. */
const labelHosts = /(^|\.)(shiprocket\.(in|co)|amazonaws\.com)$/;

/** Nothing is fetched from other hosts than the carrier's, whatever it answers. */
async function fileAt(access: CarrierAccess, url: string): Answered<Buffer | undefined> {
  if (!URL.canParse(url)) return unexpected;
  const { protocol, hostname, origin } = new URL(url);
  const isTheirs = protocol === "https:" && labelHosts.test(hostname);
  if (!isTheirs && origin !== new URL(access.apiBase).origin) return unexpected;
  const heard = await fetchFile(access, url);
  if (heard === "broken" || heard === "silent" || heard.status !== 200) return { ok: true, value: undefined };
  return heard.bytes.subarray(0, 5).toString("latin1") === "%PDF-"
    ? { ok: true, value: heard.bytes }
    : unexpected;
}
