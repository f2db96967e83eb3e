import type { LineTrouble } from "#cart/prices/priced-cart.ts";
import { type SharedLine, sharedLine } from "#cart-links/shared-lines.ts";
import type { B2bQuote, B2bSample } from "#enquiries/quotes/own-requests.ts";
import type { Reply } from "#enquiries/reply.email.ts";
import type { Due } from "#orders/dues/dues.ts";
import type { Order } from "#orders/order.ts";
import { paise } from "#values/money/money.ts";
import { usualReturns } from "#values/return-terms.ts";
import { billedLine } from "../database/billed-order.ts";

// A shop, and somebody who types an address into all that can be typed.

/** Every way to write an address that some mail program makes a link of. */
export const typed =
  "Claim http://win.example/now, HTTPS://WIN.EXAMPLE, www.win.example, win.co/x, //win.example, win@mail.example, mailto:win@mail.example, upi://pay?pa=win@bank, 10.20.30.40, \\\\win\\share";
export const origin = "https://jhola.in";
export const shop = { name: "Jhola.in Crafts", email: "care@jhola.in", phone: "+91 1", address: "Madhubani" };
export const link = `${origin}/order?token=abc`;
export const parcel = "https://post.example/EB1";
export const person = { fullName: typed, email: "win@mail.example", phone: typed };
export const address = {
  ...{ fullName: typed, addressLine1: typed, addressLine2: typed, city: typed },
  ...{ state: typed, pincode: typed, country: typed },
};
export const order: Order = {
  orderNumber: "JC-1795000000123",
  placedAt: new Date("2026-11-21T07:05:35Z"),
  status: "pending_cod_confirmation",
  language: "en",
  billing: { ...address, email: person.email, phone: typed },
  shipping: address,
  shippingMethod: "standard",
  paymentMethod: "cod",
  readyBy: "2026-12-01",
  subtotal: paise(1499_50),
  adjustments: [],
  shippingCost: paise(0),
  total: paise(1499_50),
  lines: [billedLine({ productName: typed, unitPrice: paise(1499_50) })],
};
export const facts = { order, link, returns: usualReturns };
export const part = (kind: Due["kind"]): Due => ({
  ...{ id: kind, kind, amount: paise(700_00), method: "bank", paidAt: null, paymentId: null },
  reference: typed,
  number: "O-1",
  said: null,
});
export const quote: B2bQuote = {
  ...{ about: "quote", fullName: typed, email: person.email, company: typed },
  ...{ product: typed, quantity: 1200, logo: typed },
};
export const sample: B2bSample = { about: "sample", ...person, address: typed, product: typed };
export const bulk = { ...person, company: typed, quantity: 100, customization: typed, message: typed };
export const product = { name: "Fish Tote", slug: "fish-tote" };
export const reply: Reply = {
  to: person.email,
  about: { kind: "quote", product: typed },
  asked: typed,
  text: "Yes: see https://jhola.in/shop.",
};

/** A line of a cart that goes to its shopper by mail. */
export const copiedLine = (name: string, trouble?: LineTrouble): SharedLine =>
  sharedLine({
    ...{ id: name, productId: name, name, slug: "fish-tote", quantity: 2 },
    ...{ unitPrice: paise(999_00), image: null, ...(trouble && { trouble }) },
  });
