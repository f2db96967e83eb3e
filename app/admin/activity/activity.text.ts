import type { ActedOn } from "#platform/audit/acts.ts";
import type { ActKind } from "./record-kinds.ts";

export const activityText = {
  title: "Activity",
  pages: "Activity pages",
  note: "Who did what in the admin area, when and from which device. Nothing here can be changed.",
  search: "Order, offer or name",
  searchHint: "A number, or words of a product’s, post’s or artisan’s name",
  person: "Person",
  everybody: "Everybody",
  noPerson: "The shop itself, or a buyer",
  formerStaff: "Who has left",
  kind: "Kind",
  everything: "Everything",
  from: "From",
  until: "Until",
  show: "Show",
  clear: "Clear filters",
  export: "Export CSV",
  older: "Older",
  newest: "Back to the newest",
  failed: { title: "Error", text: "Could not read the activity." },
  unread: "The activity could not be read.",
  none: { title: "Nothing yet.", text: "What the staff change from now on stands here." },
  noneFound: { title: "Nothing found.", text: "Nobody did such a thing in this time." },
  /** The doers of acts that no member of the staff did. */
  nobody: {
    program: "Another program",
    buyer: "A buyer",
    command: "A command on the server",
    shop: "The shop",
    left: "Somebody who left",
  },
  gone: "a record",
  parcelOf: (parcel: string, order: string) => `${parcel} of order ${order}`,
} as const;

/** The choices of the filter 'Kind', in the order of the menu. */
export const actKindWords: Readonly<Record<ActKind, string>> = {
  orders: "Orders, Parcels and Papers",
  returns: "Returns",
  offers: "Offers",
  products: "Products",
  making: "Making",
  certificates: "Certificates",
  discounts: "Discounts",
  stalls: "Stalls",
  pay: "Makers' Pay",
  reviews: "Reviews",
  stories: "Stories and Artisans",
  messages: "Messages and Quotes",
  settings: "Settings and Connections",
  staff: "Staff",
};

interface RecordWords {
  /** As a sentence names a record that has no name any more: "a product". */
  one: string;
  /** "product Kamal Jhola". */
  named(name: string): string;
}

const called = (noun: string, one = `a ${noun}`): RecordWords => ({
  one,
  named: (name) => `${noun} ${name}`.trim(),
});

/** The records' names in the sentences of acts. */
export const actedOnWords: Readonly<Record<ActedOn, RecordWords>> = {
  api_keys: called("the key", "a key"),
  artisans: called("artisan", "an artisan"),
  audit_log: called("the activity", "the activity"),
  blog_comments: called("comment"),
  blog_posts: called("post"),
  bulk_quotes: called("bulk quote"),
  certificate_series: called("certificate numbers", "certificate numbers"),
  certificates: called("certificate"),
  contact_messages: called("contact message"),
  faq_entries: called("the question", "a question of the FAQ"),
  first_steps: called("the first step", "a first step"),
  grievances: called("grievance"),
  invoice_series: called("invoice numbers", "invoice numbers"),
  invoices: called("invoices", "invoices"),
  lot_series: called("numbers of lots", "numbers of lots"),
  lots: called("lot"),
  mail_outbox: called("mails", "mails"),
  making_groups: called("group"),
  maker_entries: called("", "a maker"),
  maker_runs: called("pay run"),
  maker_statement_series: called("numbers of statements", "numbers of statements"),
  newsletter_subscribers: called("subscriber"),
  newsletters: called("newsletter"),
  offers: called("offer", "an offer"),
  orders: called("order", "an order"),
  policy_pages: called("the text", "a legal text"),
  products: called("product"),
  profiles: called("", "somebody"),
  promotions: called("discount"),
  remittances: called("courier’s cash", "courier’s cash"),
  return_requests: called("return"),
  reviews: called("the review of", "a review"),
  shared_lists: called("a customer’s shared list", "a customer’s shared list"),
  shipments: called("parcel"),
  shop_settings: called("the settings", "the settings"),
  staff_invitations: called("", "somebody"),
  stall_devices: called("device"),
  stalls: called("stall"),
  webhook_endpoints: called("the webhook to", "a webhook"),
};
