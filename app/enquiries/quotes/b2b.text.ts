import { grouped } from "#values/text/grouped.ts";

/** The business forms in words; what docs/product quotes stands here to the letter. */
export const b2bFormText = {
  quote: {
    title: "Request a Quote",
    submit: "Send Quote Request",
    sent: { title: "Quote Request Sent!", text: "Our team will prepare your quote." },
    acknowledged: { what: "your quote request", next: "Our team will prepare your quote within 24 hours." },
  },
  sample: {
    title: "Request a Sample",
    submit: "Send Sample Request",
    sent: { title: "Sample Request Sent!", text: "We'll be in touch shortly." },
    acknowledged: { what: "your sample request", next: "We'll be in touch shortly." },
  },
  labels: {
    company: "Company",
    quantity: "Quantity",
    logo: "Logo Details",
    address: "Shipping Address",
    product: "Product",
  },
  quantityHint: (smallest: number) => `In units, from ${grouped(smallest)}.`,
  logoHint: "What is printed, where, and in how many colours",
  failed: { title: "Error!", text: "Could not send your request. Please try again." },
  tooMany: "Too many requests from here. Please wait a few minutes and try again.",
  own: {
    title: "Sent from this browser",
    quote: (quantity: number, product: string) => `Quote: ${grouped(quantity)} × ${product}`,
    sample: (product: string, address: string) => `Sample: ${product}, to ${address}`,
    note: "This list is kept in this browser alone. Whoever uses it after you sees it too.",
  },
  errors: {
    fullName: "Please enter your full name.",
    email: "Please enter your email address.",
    product: "Please name a product.",
    address: "Please enter a shipping address.",
  },
};
