import { z } from "zod";

// What the API answers of orders, exactly; as with `api/shapes.ts`, a field that is here stays.

const paise = z.int().describe("Whole paise; 100 to a rupee");

const address = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  country: z.string(),
});

const line = z.object({
  product_id: z.string().nullable().describe("Null once the product is deleted"),
  variant_id: z.string().nullable(),
  name: z.string().describe("As it was called then"),
  option: z.string().nullable().describe("Such as 'Size: Small, Colour: Red'"),
  texts: z.array(z.object({ label: z.string(), text: z.string() })).describe("Written on each piece"),
  sku: z.string().nullable(),
  quantity: z.int(),
  unit_price_paise: paise,
  discount_paise: paise.describe("What was taken off the whole line"),
});

/** An order. What its buyer asked to be forgotten is empty. */
export const orderShape = z.object({
  number: z.string().describe("Such as JC-1795000000000"),
  placed_at: z.iso.datetime(),
  status: z
    .string()
    .describe("Such as pending, processing, shipped, delivered or cancelled; others may come"),
  payment_method: z.string().describe("razorpay, cod, bank or none; others may come"),
  payment_state: z.string().describe("Such as awaiting, captured, cod_due or refunded; others may come"),
  currency: z.literal("INR"),
  subtotal_paise: paise,
  discount_paise: paise,
  shipping_paise: paise,
  fees_paise: paise,
  rounding_paise: z.int().describe("What makes a cash total whole rupees; may be below zero"),
  total_paise: paise,
  refunded_paise: paise,
  shipping_method: z.string(),
  buyer: z.object({
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    company: z.string().nullable(),
    gstin: z.string().nullable(),
  }),
  billing_address: address,
  shipping_address: address.extend({
    phone: z.string().nullable().describe("The receiver's own mobile number; null where it is the buyer's"),
  }),
  is_gift: z.boolean(),
  gift_message: z.string().nullable(),
  po_number: z.string().nullable().describe("Of a company's own purchase order"),
  invoice: z.string().nullable().describe("The invoice's number"),
  tracking_numbers: z.array(z.string()),
  lines: z.array(line),
});

export type OrderShape = z.infer<typeof orderShape>;
