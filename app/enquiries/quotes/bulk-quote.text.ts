import { mostUnits } from "#bulk-prices/bulk-tiers.ts";
import { grouped } from "#values/text/grouped.ts";

/** The wording of the bulk quote form (ENQUIRY-6). */
export const bulkQuoteText = {
  title: "Request Bulk Quote",
  /** Between the product's name and what follows. */
  beforeIntro: ". ",
  intro: (smallest: number) => `From ${grouped(smallest)} units. We reply with pricing within 24 hours.`,
  submit: "Submit Quote Request",
  shop: "Shop",
  labels: {
    company: "Company",
    quantity: "Quantity",
    customization: "Customization Details",
    message: "Message",
  },
  quantityHint: (smallest: number) => `In units, from ${grouped(smallest)}.`,
  customizationHint: "Your logo, colours, sizes",
  back: "Back to the product",
  sent: {
    title: "Quote Request Submitted!",
    text: "We'll get back to you within 24 hours with pricing details.",
  },
  acknowledged: {
    what: "your bulk quote request",
    next: "We'll get back to you within 24 hours with pricing details.",
  },
  failed: { title: "Error!", text: "Could not submit your quote request. Please try again." },
  tooMany: "Too many requests from here. Please wait a few minutes and try again.",
  productGone: "This product is no longer in the shop.",
  errors: {
    fullName: "Please enter your full name.",
    email: "Please enter your email address.",
    phone: "Please enter your phone number.",
    quantity: "Please enter a quantity in whole units.",
    quantityFew: (smallest: number) => `The minimum is ${grouped(smallest)} units.`,
    quantityMany: `For more than ${grouped(mostUnits)} units, please write to us.`,
  },
};
