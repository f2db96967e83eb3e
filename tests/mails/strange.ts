import type { B2bQuote, B2bSample } from "#enquiries/quotes/b2b.ts";
import type { Reply } from "#enquiries/reply.email.ts";
import type { Due } from "#orders/dues/dues.ts";
import type { Order } from "#orders/order.ts";
import { paise } from "#values/money/money.ts";
import { usualReturns } from "#values/return-terms.ts";
import { billedLine } from "../database/billed-order.ts";

/** Every way to write an address that some mail program makes a link of. */
const typed =
  "Claim http://win.example/now, HTTPS://WIN.EXAMPLE, www.win.example, win.co/x, //win.example, win@mail.example, mailto:win@mail.example, upi://pay?pa=win@bank, 10.20.30.40, \\\\win\\share";
const origin = "https://jhola.in";
const shop = { name: "Jhola.in Crafts", email: "care@jhola.in", phone: "+91 1", address: "Madhubani" };
const link = `${origin}/order?token=abc`;
const parcel = "https://post.example/EB1";
const person = { fullName: typed, email: "win@mail.example", phone: typed };
const address = {
  ...{ fullName: typed, addressLine1: typed, addressLine2: typed, city: typed },
  ...{ state: typed, pincode: typed, country: typed },
};
const order: Order = {
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
const facts = { order, link, returns: usualReturns };
const part = (kind: Due["kind"]): Due => ({
  ...{ id: kind, kind, amount: paise(700_00), method: "bank", paidAt: null, paymentId: null },
  reference: typed,
});
const quote: B2bQuote = {
  ...{ about: "quote", fullName: typed, email: person.email, company: typed },
  ...{ product: typed, quantity: 1200, logo: typed },
};
const sample: B2bSample = { about: "sample", ...person, address: typed, product: typed };
const bulk = { ...person, company: typed, quantity: 100, customization: typed, message: typed };
const product = { name: "Fish Tote", slug: "fish-tote" };
const reply: Reply = {
  to: person.email,
  about: { kind: "quote", product: typed },
  asked: typed,
  text: "Yes: see https://jhola.in/shop.",
};

/** A shop, and somebody who types such an address into all that can be typed. */
export const strange = {
  typed,
  origin,
  shop,
  link,
  parcel,
  person,
  address,
  order,
  facts,
  part,
  quote,
  sample,
  bulk,
  product,
  reply,
};
