import type { Permission } from "#accounts/permissions/permissions.ts";
import type { ActedOn } from "#platform/audit/acts.ts";

export const actKinds = [
  ...(["orders", "returns", "offers", "products", "making", "certificates", "discounts", "stalls"] as const),
  ...(["pay", "reviews", "stories", "messages", "settings", "staff"] as const),
] as const;

export type ActKind = (typeof actKinds)[number];

interface RecordKind {
  kind: ActKind;
  /** The permission to see the record itself. */
  needs: Permission;
}

const kind = (of: ActKind, needs: Permission): RecordKind => ({ kind: of, needs });

/** The kinds of records in the log; by type each of its tables has one. */
export const recordKinds: Readonly<Record<ActedOn, RecordKind>> = {
  api_keys: kind("settings", "settings"),
  artisans: kind("stories", "stories"),
  audit_log: kind("staff", "staff"),
  blog_comments: kind("stories", "stories"),
  blog_posts: kind("stories", "stories"),
  bulk_quotes: kind("messages", "messages"),
  certificate_series: kind("certificates", "orders"),
  certificates: kind("certificates", "orders"),
  contact_messages: kind("messages", "messages"),
  faq_entries: kind("settings", "settings"),
  first_steps: kind("settings", "settings"),
  grievances: kind("messages", "messages"),
  invoice_series: kind("orders", "money"),
  invoices: kind("orders", "money"),
  lot_series: kind("making", "making"),
  lots: kind("making", "making"),
  mail_outbox: kind("settings", "settings"),
  making_groups: kind("making", "making"),
  maker_entries: kind("pay", "money"),
  maker_runs: kind("pay", "money"),
  maker_statement_series: kind("pay", "money"),
  newsletter_subscribers: kind("messages", "messages"),
  newsletters: kind("stories", "stories"),
  offers: kind("offers", "orders"),
  orders: kind("orders", "orders"),
  policy_pages: kind("settings", "settings"),
  products: kind("products", "products"),
  profiles: kind("staff", "staff"),
  promotions: kind("discounts", "money"),
  remittances: kind("pay", "money"),
  return_requests: kind("returns", "orders"),
  reviews: kind("reviews", "messages"),
  shared_lists: kind("messages", "messages"),
  shipments: kind("orders", "orders"),
  shop_settings: kind("settings", "settings"),
  staff_invitations: kind("staff", "staff"),
  stall_devices: kind("stalls", "pack"),
  stalls: kind("stalls", "pack"),
  webhook_endpoints: kind("settings", "settings"),
};

/** The tables of a kind. */
export const tablesOf = (of: ActKind): string[] =>
  Object.entries(recordKinds).flatMap(([table, { kind }]) => (kind === of ? [table] : []));
