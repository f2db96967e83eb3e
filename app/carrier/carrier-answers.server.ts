import { z } from "zod";
import { type Paise, paise } from "#values/money/money.ts";

// Shiprocket's answers as far as we read them, after https://apidocs.shiprocket.in. Fields of the examples
// there that are sometimes empty texts instead of numbers are taken as missing. The search of orders by our
// own number, the words of a refused AWB and the charges of an order are from memory of its answers.

const idText = z
  .union([z.int().nonnegative(), z.string()])
  .transform(String)
  .refine((text) => /^\d{1,20}$/.test(text));

/** An air waybill; the empty text where there is none yet. */
const awbText = z
  .union([z.string(), z.int(), z.null()])
  .transform((value) => (value === null ? "" : String(value)))
  .refine((text) => /^[A-Za-z0-9-]{0,40}$/.test(text));

const words = z.string().transform((text) => text.trim().slice(0, longestWords));
const longestWords = 300;

const number = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
    z.literal("").transform(() => null),
  ])
  .nullish()
  .transform((value) => value ?? null);

/** Rupees, as a number or a text, in paise. */
const amount = number.transform((value): Paise | null =>
  value === null ? null : paise(Math.round(value * 100)),
);

export const tokenAnswer = z.object({ token: z.string().min(1).max(4000) }).transform(({ token }) => token);

export const pickupAnswer = z
  .object({
    data: z.object({
      shipping_address: z.array(
        z.object({
          pickup_location: z.string(),
          pin_code: z.union([z.string(), z.int()]).transform(String),
          is_primary_location: z.union([z.number(), z.boolean(), z.null()]).optional(),
        }),
      ),
    }),
  })
  .transform(({ data: { shipping_address: places } }) => {
    const place = places.find((each) => Boolean(each.is_primary_location)) ?? places[0];
    return place && { name: place.pickup_location, pincode: place.pin_code };
  });
export type PickupPlace = NonNullable<z.infer<typeof pickupAnswer>>;

const rateAnswer = z
  .object({
    courier_company_id: z.int().positive(),
    courier_name: words,
    rate: amount,
    rto_charges: amount,
    estimated_delivery_days: number,
    cod: number,
    blocked: number,
  })
  .transform((answer) => ({
    courierId: answer.courier_company_id,
    courier: answer.courier_name,
    cost: answer.rate,
    /** What its way back would cost. */
    costBack: answer.rto_charges,
    days: answer.estimated_delivery_days,
    takesCash: answer.cod === 1,
    blocked: answer.blocked === 1,
  }));

/** Where no courier goes the answer has no data, with status 200. */
export const ratesAnswer = z
  .object({ data: z.object({ available_courier_companies: z.array(z.unknown()) }).nullish() })
  .transform(({ data }) =>
    (data?.available_courier_companies ?? [])
      .flatMap((each) => rateAnswer.safeParse(each).data ?? [])
      .flatMap(({ cost, blocked, ...rate }) => (cost === null || blocked ? [] : [{ ...rate, cost }])),
  );
export type Rate = z.infer<typeof ratesAnswer>[number];

export const createdAnswer = z
  .object({ order_id: idText, shipment_id: idText })
  .transform(({ order_id, shipment_id }) => ({ orderId: order_id, shipmentId: shipment_id }));
export type CreatedParcel = z.infer<typeof createdAnswer>;

const foundAnswer = z
  .object({
    id: idText,
    channel_order_id: z.string(),
    customer_pincode: z.union([z.string(), z.int()]).transform(String).optional(),
    payment_method: z.string(),
    total: amount,
    status: z.string(),
    shipments: z.array(z.object({ id: idText, awb: awbText.nullish(), courier: words.nullish() })),
  })
  .transform((answer) => ({
    number: answer.channel_order_id,
    orderId: answer.id,
    shipmentId: answer.shipments[0]?.id ?? null,
    awb: answer.shipments[0]?.awb || null,
    courier: answer.shipments[0]?.courier || null,
    isCash: answer.payment_method.toLowerCase() === "cod",
    total: answer.total,
    isCancelled: /cancel/i.test(answer.status),
  }));
export type FoundParcel = z.infer<typeof foundAnswer>;

export const foundAnswers = z.object({ data: z.array(foundAnswer) }).transform(({ data }) => data);

export interface AssignedAwb {
  awb: string;
  courier: string | null;
  /** What the carrier takes for it. */
  charges: Paise | null;
}

/** Only a plain no is one: whatever else lacks a number may have given one all the same. */
export const awbAnswer = z
  .object({
    awb_assign_status: z.union([z.number(), z.boolean()]).optional(),
    status_code: z.number().optional(),
    message: words.nullish(),
    response: z
      .object({
        data: z.object({
          awb_code: awbText.nullish(),
          courier_name: words.nullish(),
          freight_charges: amount.optional(),
          awb_assign_error: words.nullish(),
        }),
      })
      .nullish(),
  })
  .refine(
    ({ awb_assign_status: status, status_code: code = 0, response }) =>
      Boolean(response?.data.awb_code) || (status !== undefined && Number(status) === 0) || code >= 400,
  )
  .transform(({ response, message }): AssignedAwb | { declined: string } => {
    const { awb_code: awb, courier_name: courier, freight_charges, awb_assign_error } = response?.data ?? {};
    return awb
      ? { awb, courier: courier ?? null, charges: freight_charges ?? null }
      : { declined: awb_assign_error || message || "The carrier assigned no courier." };
  });

export const pickupAsked = z.object({ pickup_status: z.union([z.number(), z.boolean()]) });

export const labelAnswer = z
  .object({ label_created: z.union([z.number(), z.boolean()]).optional(), label_url: z.string().nullish() })
  .transform(({ label_url }) => label_url ?? null);

const scan = z
  .object({
    date: z.string(),
    activity: words,
    location: words.nullish(),
    "sr-status": z.union([z.string(), z.int()]).nullish(),
  })
  .transform((answer) => ({
    at: indianMoment(answer.date),
    words: answer.activity,
    place: answer.location || null,
    code: Number(answer["sr-status"] ?? Number.NaN),
  }));

/** Moments come without a zone, in India's time. */
function indianMoment(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(text)) return undefined;
  const moment = new Date(`${text.replace(" ", "T")}+05:30`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

const dayOf = (text: string): string | undefined => /^\d{4}-\d\d-\d\d(?= |$)/.exec(text)?.[0];

/** Of a parcel that nobody has scanned yet it has no activities. */
export const trackAnswer = z
  .object({
    tracking_data: z.object({
      shipment_status: z.union([z.int(), z.string()]).nullish(),
      shipment_track: z.array(z.object({ awb_code: awbText.nullish() })).nullish(),
      shipment_track_activities: z.array(z.unknown()).nullish(),
      etd: z.string().nullish(),
      track_url: z.string().nullish(),
    }),
  })
  .transform(({ tracking_data: track }) => ({
    awb: track.shipment_track?.[0]?.awb_code || null,
    code: Number(track.shipment_status ?? 0),
    expectedOn: dayOf(track.etd ?? "") ?? null,
    /** The first that happened first; they come the other way round, some with the same second. */
    scans: (track.shipment_track_activities ?? [])
      .toReversed()
      .flatMap((each) => scan.safeParse(each).data ?? [])
      .flatMap(({ at, ...rest }) => (at ? [{ at, ...rest }] : []))
      .sort((a, b) => a.at.getTime() - b.at.getTime()),
  }));
export type Track = z.infer<typeof trackAnswer>;

export const chargesAnswer = z
  .object({
    data: z.object({
      awb_data: z.object({
        charges: z.object({ freight_charges: amount.optional(), charged_weight: number.optional() }),
      }),
    }),
  })
  .transform(({ data: { awb_data } }) => ({
    charges: awb_data.charges.freight_charges ?? null,
    /** As the courier measured; null until it did. */
    chargedGrams:
      awb_data.charges.charged_weight == null ? null : Math.round(awb_data.charges.charged_weight * 1000),
  }));

export const anyAnswer = z.unknown();

/** Why it refused; validation answers field by field. */
export const troubleAnswer = z
  .object({ message: z.unknown(), errors: z.record(z.string(), z.unknown()).nullish() })
  .transform(({ message, errors }) => {
    const first = Object.values(errors ?? {}).flat()[0];
    const said = typeof first === "string" ? first : message;
    return typeof said === "string" ? said.trim().slice(0, longestWords) : "";
  });
