import type { Permission } from "#accounts/permissions/permissions.ts";
import type { ActedOn } from "#platform/audit/acts.ts";

/** What the filter 'Kind' offers, in the order of the menu. */
export const actKinds = {
  orders: "Orders, Parcels and Papers",
  returns: "Returns",
  offers: "Offers",
  products: "Products",
  certificates: "Certificates",
  discounts: "Discounts",
  reviews: "Reviews",
  stories: "Stories and Artisans",
  messages: "Messages and Quotes",
  settings: "Settings and Connections",
  staff: "Staff",
} as const;

export type ActKind = keyof typeof actKinds;

interface RecordKind {
  kind: ActKind;
  /** As a sentence names a record that has no name any more: "a product". */
  one: string;
  /** Before a record's name: "product". */
  noun: string;
  /** Who may see the record itself; nobody where it has no page. */
  needs: Permission;
}

const kind = (of: ActKind, needs: Permission, noun: string, one = `a ${noun}`): RecordKind => ({
  kind: of,
  needs,
  noun,
  one,
});

/** What the records are that acts are done to; by type each table of the log has its words. */
export const recordKinds: Readonly<Record<ActedOn, RecordKind>> = {
  api_keys: kind("settings", "settings", "the key", "a key"),
  artisans: kind("stories", "stories", "artisan", "an artisan"),
  audit_log: kind("staff", "staff", "the activity", "the activity"),
  blog_comments: kind("stories", "stories", "comment"),
  blog_posts: kind("stories", "stories", "post"),
  bulk_quotes: kind("messages", "messages", "bulk quote"),
  certificate_series: kind("certificates", "orders", "certificate numbers", "certificate numbers"),
  certificates: kind("certificates", "orders", "certificate"),
  contact_messages: kind("messages", "messages", "contact message"),
  faq_entries: kind("settings", "settings", "the question", "a question of the FAQ"),
  first_steps: kind("settings", "settings", "the first step", "a first step"),
  grievances: kind("messages", "messages", "grievance"),
  invoice_series: kind("orders", "money", "invoice numbers", "invoice numbers"),
  invoices: kind("orders", "money", "invoices", "invoices"),
  mail_outbox: kind("settings", "settings", "mails", "mails"),
  newsletter_subscribers: kind("messages", "messages", "subscriber"),
  newsletters: kind("stories", "stories", "newsletter"),
  offers: kind("offers", "orders", "offer", "an offer"),
  orders: kind("orders", "orders", "order", "an order"),
  policy_pages: kind("settings", "settings", "the text", "a legal text"),
  products: kind("products", "products", "product"),
  profiles: kind("staff", "staff", "", "somebody"),
  promotions: kind("discounts", "money", "discount"),
  return_requests: kind("returns", "orders", "return"),
  reviews: kind("reviews", "messages", "the review of", "a review"),
  shipments: kind("orders", "orders", "parcel"),
  shop_settings: kind("settings", "settings", "the settings", "the settings"),
  staff_invitations: kind("staff", "staff", "", "somebody"),
  webhook_endpoints: kind("settings", "settings", "the webhook to", "a webhook"),
};

/** The tables of a kind. */
export const tablesOf = (of: ActKind): string[] =>
  Object.entries(recordKinds).flatMap(([table, { kind }]) => (kind === of ? [table] : []));
