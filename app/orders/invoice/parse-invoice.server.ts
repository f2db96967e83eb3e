import { z } from "zod";
import { paise } from "#values/money/money.ts";
import { orderMethods } from "#values/money/payment-method.ts";
import type { Invoice } from "./invoice.ts";

const amount = z.number().int().transform(paise);
const split = z.object({ taxable: amount, cgst: amount, sgst: amount, igst: amount });
const recipient = z.object({
  name: z.string(),
  lines: z.array(z.string()),
  stateCode: z.string().nullable(),
});

const schema: z.ZodType<Invoice> = z.object({
  against: z
    .object({ number: z.string(), issuedAt: z.string(), isUnpaid: z.boolean().optional() })
    .optional(),
  kind: z.enum(["tax", "supply"]),
  number: z.string(),
  issuedAt: z.string(),
  orderNumber: z.string(),
  orderedAt: z.string(),
  paymentMethod: z.enum(orderMethods),
  paymentWays: z.array(z.string()).optional(),
  poNumber: z.string().optional(),
  seller: z.object({
    name: z.string(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
    gstin: z.string().nullable(),
  }),
  buyer: recipient.extend({ gstin: z.string().nullable() }),
  shipTo: recipient,
  supplyStateCode: z.string().optional(),
  parcels: z.number().optional(),
  taxPlace: z.enum(["same-state", "other-state"]),
  lines: z.array(
    z.object({
      description: z.string(),
      personal: z.array(z.string()).optional(),
      sku: z.string().nullable(),
      hsn: z.string().nullable(),
      quantity: z.number().nullable(),
      unitPrice: amount,
      // Invoices of before have none.
      discount: amount.default(paise(0)),
      amount,
      rate: z.number().nullable(),
      split,
    }),
  ),
  totals: split,
  rounding: amount.optional(),
  total: amount,
});

/** An invoice as its row keeps it. Throws when the row is broken: a wrong invoice is worse than none. */
export const parseInvoice = (stored: unknown): Invoice => schema.parse(stored);
