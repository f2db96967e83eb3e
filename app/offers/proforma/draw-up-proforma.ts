import type { Address } from "#addresses/address.ts";
import { type BilledOrder, drawUpInvoice } from "#orders/invoice/draw-up-invoice.ts";
import type { Invoice, Seller } from "#orders/invoice/invoice.ts";
import { feeOf } from "#shipping/adjustments.ts";
import { gstCode, indianState } from "#values/contact/indian-state.ts";
import type { GoodsTax } from "#values/money/gst.ts";
import { paise } from "#values/money/money.ts";
import type { SupplyRule } from "#values/place-of-supply.ts";
import { goesTo, type Offer, type OfferLine, parcelsSum } from "../offer.ts";
import { proformaText } from "./proforma.text.ts";

const none: Address = {
  fullName: "",
  addressLine1: "",
  addressLine2: null,
  city: "",
  state: "",
  pincode: "",
  country: "India",
};

/** What an offer takes from the shop of today: once it was sent, where it is supplied stays. */
interface ShopTerms {
  goodsTax: GoodsTax;
  supplyRule: SupplyRule;
}

/** An offer as its invoice would have it, as far as it is known by now: the same sums by the same rules. */
export function drawUpProforma(offer: Offer, seller: Seller, { goodsTax, supplyRule }: ShopTerms): Invoice {
  const { buyer } = offer;
  const shipping = goesTo(buyer);
  const billing = buyer.billing ?? buyer.shipping;
  const issuedAt = offer.sentAt ?? offer.createdAt;
  const order: BilledOrder = {
    orderNumber: offer.number,
    placedAt: issuedAt,
    status: "pending",
    paymentMethod: "bank",
    language: offer.language,
    billing: { ...(billing ?? none), email: buyer.email ?? "", phone: buyer.phone },
    shipping: shipping ?? none,
    readyBy: offer.promisedOn,
    company: buyer.company === null ? null : { name: buyer.company, gstin: buyer.gstin },
    subtotal: offer.subtotal,
    shippingCost: offer.shippingCost,
    total: offer.total,
    adjustments: offer.toMany === null ? [] : [feeOf("parcels", parcelsSum(offer.toMany))],
    shippingMethod: "standard",
    lines: offer.lines.map((line) => soldLine(line, goodsTax)),
    billingStateCode: codeOf(billing),
    shippingStateCode: codeOf(shipping) ?? buyer.gstin?.slice(0, 2) ?? null,
    buyerGstin: buyer.gstin,
    supplyRule: offer.supplyRule ?? supplyRule,
  };
  const facts = drawUpInvoice(order, seller, { number: `${offer.number}/${offer.revision}`, issuedAt });
  if (billing && shipping) return facts;
  const attn = buyer.company === null ? [] : [proformaText.attention(buyer.name)];
  return {
    ...facts,
    buyer: { ...facts.buyer, name: buyer.company ?? buyer.name, lines: attn },
    shipTo: { ...facts.shipTo, name: buyer.name, lines: [proformaText.addressLater] },
  };
}

function codeOf(address: Address | null): string | null {
  const state = address && indianState(address.state);
  return state ? gstCode(state) : null;
}

const soldLine = (line: OfferLine, goodsTax: GoodsTax): BilledOrder["lines"][number] => ({
  id: line.id,
  productId: line.productId,
  variantId: line.variantId,
  productName: line.name,
  optionText: line.optionText,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  discount: paise(0),
  image: null,
  artisan: null,
  leadDays: null,
  sku: line.sku,
  personalPrice: paise(0),
  personal: line.details === null ? [] : [{ label: proformaText.details, text: line.details }],
  hsn: line.hsn ?? goodsTax.hsn,
  taxRate: line.taxRate ?? goodsTax.rate,
});
