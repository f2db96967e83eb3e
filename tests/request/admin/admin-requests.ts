import type { Client } from "pg";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import type { Permission } from "#accounts/permissions/permissions.ts";
import { guardedFacts } from "#settings/guarded-facts.ts";
import { eventSeenBy } from "#webhooks/events/event-permissions.ts";
import { eventTypes } from "#webhooks/events/event-types.ts";
import { knownIds } from "../../fuzz/fuzzed-shop.ts";
import { answersReads, policyOf, type Route, shopRoutes, takesForms } from "../../route-policies.ts";

/** A request of the admin area, and what whoever makes it must hold. */
export interface AdminRequest {
  name: string;
  method: "GET" | "POST";
  /** With the ids of records that are there, or of none. */
  path(known: Readonly<Record<string, string>>): string;
  form?: Readonly<Record<string, string>>;
  needs: readonly Need[];
  /** One of these will do. */
  anyOf?: readonly Permission[];
}

type Need = Permission | "anyone";

const area = "admin/dashboard";

const pathsOf = ({ path = "", parentId }: Route): string | undefined => {
  if (path.startsWith(area)) return `/${path}`;
  return parentId === "admin/admin.layout" ? `/${area}${path && `/${path}`}` : undefined;
};

const isAdmin = (policy: object | undefined): policy is AdminPolicy =>
  policy !== undefined && "needs" in policy;

/** Every route of the area, from the table of routes: a new one is asked for without a line here. */
export const adminRoutes = shopRoutes.flatMap((route) => {
  const pattern = pathsOf(route);
  const policy = policyOf(route);
  return pattern !== undefined && isAdmin(policy) ? [{ route, pattern, policy }] : [];
});

/** A record of the demo shop for each part of an address that is followed by one. */
export async function knownRecords(client: Client): Promise<Record<string, string>> {
  const anyId = async (table: string) =>
    (await client.query(`select id from ${table} order by id limit 1`)).rows[0].id;
  const { order = "", parcel = "", offer = "", ...ids } = await knownIds(client);
  return {
    ...{ orders: order, new: order, shipments: parcel, offers: offer, reviews: ids.review ?? "" },
    ...{ webhooks: ids.webhook ?? "", returns: ids.return ?? "", texts: "privacy", photos: "0" },
    products: await anyId("products"),
    newsletters: await anyId("newsletters"),
  };
}

/** Which record a parameter means, by the part of the address before it. */
export function filled(pattern: string, known: Readonly<Record<string, string>>): string {
  let before = "";
  return pattern
    .split("/")
    .map((part) => {
      const value = part.startsWith(":") ? (known[before] ?? "none") : part;
      before = part;
      return value;
    })
    .join("/");
}

/** What may be asked of a route: its page, that page's data, and each act by form and by script. */
function requestsTo({ route, pattern, policy }: (typeof adminRoutes)[number]): AdminRequest[] {
  const path = (known: Readonly<Record<string, string>>) => filled(pattern, known);
  const data = (known: Readonly<Record<string, string>>) => `${path(known)}.data`;
  const needs: readonly Need[] = "of" in policy ? [policy.needs, policy.of] : [policy.needs];
  const reads = { method: "GET", needs } as const;
  const acts = takesForms(route) ? actsOf(policy) : [];
  const pages = [
    { name: `the page of ${pattern}`, path, ...reads },
    { name: `the data of ${pattern}`, path: data, ...reads },
  ];
  return [
    ...(answersReads(route) ? pages : []),
    ...[...acts, ...makingOf(policy)].flatMap(({ intent, needs }) =>
      [path, data].map((to, place) => ({
        name: `${intent} at ${pattern} by ${place === 0 ? "form" : "script"}`,
        ...{ method: "POST" as const, path: to, form: { intent }, needs: [needs].flat() },
      })),
    ),
  ];
}

function actsOf({ needs, acts }: AdminPolicy): { intent: string; needs: Need | readonly Need[] }[] {
  if (typeof acts === "object")
    return Object.entries(acts).map(([intent, each]) => ({ intent, needs: each }));
  return [{ intent: "act", needs: acts ?? needs }];
}

/** Acts that make what does something by itself: their doer holds what that may do, too (STAFF-11). */
const makingOf = ({ needs, gives = {} }: AdminPolicy): { intent: string; needs: Need[] }[] =>
  Object.entries(gives).map(([intent, made]) => ({ intent, needs: [needs, ...made] }));

/** Pictures are sent by those who may write what they belong to. */
const buckets: readonly [string, Permission][] = [
  ["product_images", "products"],
  ["product_og_images", "products"],
  ["blog_images", "stories"],
  ["blog_og_images", "stories"],
  ["artisan_images", "stories"],
];
/** Within texts by those who may write any of them. */
const ofTexts: readonly Permission[] = ["stories", "products", "settings"];

const sentTo = (bucket: string) => ({
  name: `a picture for ${bucket}`,
  method: "POST" as const,
  path: () => `/${area}/uploads?bucket=${bucket}&for=0193cafe-0000-7000-8000-000000000000`,
  form: {},
});

/** What an act needs beyond its own permission, by what it is asked to do. */
const more: readonly AdminRequest[] = [
  // Facts of the shop by which others would be led to what somebody may not do or see themselves.
  ...guardedFacts.flatMap(({ names, needs }) =>
    names.map(
      (name): AdminRequest => ({
        name: `the shop's ${name}`,
        ...{
          method: "POST",
          path: () => `/${area}/settings/${name === "email" ? "business" : "payments"}`,
          needs: ["settings", ...needs],
        },
        form: { [name]: "x", version: "0" },
      }),
    ),
  ),
  ...eventTypes.map(
    (event): AdminRequest => ({
      name: `a webhook for ${event}`,
      ...{ method: "POST", path: () => `/${area}/connections/webhooks/new` },
      ...{ needs: ["settings", eventSeenBy[event]], form: { url: "https://books.example/", events: event } },
    }),
  ),
  {
    name: "cancelling an order",
    ...{ method: "POST", path: ({ orders }) => `/${area}/orders/${orders}`, needs: ["pack", "money"] },
    form: { intent: "status", status: "cancelled", version: "1" },
  },
  ...buckets.map(([bucket, needs]): AdminRequest => ({ ...sentTo(bucket), needs: [needs] })),
  { ...sentTo("text_images"), needs: [], anyOf: ofTexts },
  ...buckets.filter(([bucket]) => !bucket.includes("_og_")).flatMap(editing),
];

/** They are edited by the same. */
function editing([bucket, needs]: (typeof buckets)[number]): AdminRequest[] {
  const picture = `/files/${bucket}/0193cafe-0000-7000-8000-000000000000/none_1x1.webp`;
  const query = new URLSearchParams({ picture });
  const asked = { name: `editing a picture of ${bucket}`, needs: [needs] };
  const posted = { ...asked, method: "POST" as const, form: { picture } };
  return [
    { ...posted, path: () => `/${area}/pictures` },
    { ...posted, path: () => `/${area}/pictures/edit?${query}` },
    ...["", "/edit", "/preview"].map((at) => ({
      ...{ ...asked, method: "GET" as const, path: () => `/${area}/pictures${at}?${query}` },
    })),
  ];
}

export const adminRequests: readonly AdminRequest[] = [...adminRoutes.flatMap(requestsTo), ...more];
