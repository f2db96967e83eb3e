import type { Held, Permission } from "#accounts/permissions/permissions.ts";
import { artisans } from "#artisans/admin/artisan-fields.ts";
import { listAdminArtisans } from "#artisans/admin/artisan-list.db.server.ts";
import { listProductsForAdmin } from "#catalogue/admin/list/product-list.db.server.ts";
import { productList } from "#catalogue/admin/list/product-list.ts";
import { collectionLabels } from "#catalogue/product.text.ts";
import type { EnquiryKind, EnquiryPlace } from "#enquiries/admin/enquiry-kind.ts";
import { type ListedRows, listEnquiries } from "#enquiries/admin/enquiry-list.db.server.ts";
import { messageRows } from "#enquiries/admin/messages/message.db.server.ts";
import { messages } from "#enquiries/admin/messages/message.ts";
import { quoteRows } from "#enquiries/admin/quotes/quote.db.server.ts";
import { quotes } from "#enquiries/admin/quotes/quote.ts";
import { findLot } from "#making/admin/find-lot.db.server.ts";
import { lotPagePath } from "#making/making-paths.ts";
import { listOrders } from "#order-admin/list/order-list.db.server.ts";
import { findWhoOrdered } from "#order-admin/list/who-ordered.db.server.ts";
import { hrefOf, orderHref } from "#orders/links/list-query.ts";
import { orderStatusWords } from "#orders/order-status.ts";
import { readPart } from "#platform/read-part.server.ts";
import type { Services } from "#platform/services.server.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { longDay } from "#values/time/date-time.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { searchText } from "../admin.text.ts";
import { placesFor } from "./admin-places.server.ts";
import { type Find, type Found, type FoundGroup, headings, mostFinds, mostOfAKind } from "./finds.ts";

type Shop = Pick<Services, "db" | "log" | "now">;

interface Source {
  heading: FoundGroup["heading"];
  needs: Permission;
  find(shop: Shop, query: string): Promise<Find[]>;
}

/** In the order in which the groups are shown. */
const sources: readonly Source[] = [
  { heading: "Orders", needs: "orders", find: findOrders },
  { heading: "Products", needs: "products", find: findProducts },
  { heading: "Making", needs: "making", find: findLots },
  { heading: "People", needs: "orders", find: findBuyers },
  {
    heading: "People",
    needs: "messages",
    find: findWhoWrote(messages, messageRows, ({ email }) => `${searchText.message} · ${email}`),
  },
  {
    heading: "People",
    needs: "messages",
    find: findWhoWrote(quotes, quoteRows, ({ company }) =>
      company ? `${searchText.quote} · ${company}` : searchText.quote,
    ),
  },
  { heading: "People", needs: "stories", find: findArtisans },
];

/** The whole lists of what may be found more often than it is shown. */
const listOf: Partial<Record<FoundGroup["heading"], (query: string) => string>> = {
  Orders: (text) => hrefOf({ filter: "all", text, page: 1 }),
  Products: (q) => productList.address({ q }),
};

/** The first of what a search finds among all that somebody of the staff may see (STAFF-3). */
export async function findAnything(shop: Shop, held: Held, query: string): Promise<Found> {
  if (query === "") return { query, groups: [], isPart: false };
  const allowed = sources.filter(({ needs }) => held[needs]);
  const found = await Promise.all(
    allowed.map(async ({ heading, find }) => ({
      heading,
      finds: await readPart(shop.log, "the search", () => find(shop, query)),
    })),
  );
  const groups = headings.map((heading) => ({
    heading,
    finds:
      heading === "Pages"
        ? placesFor(query, held)
        : found.filter((each) => each.heading === heading).flatMap(({ finds }) => finds ?? []),
    all: listOf[heading]?.(query),
  }));
  return {
    query,
    groups: groups.filter(({ finds }) => finds.length > 0),
    isPart: found.some(({ finds }) => finds === undefined),
  };
}

async function findOrders({ db }: Shop, text: string): Promise<Find[]> {
  const query = { filter: "all", text, page: 1 } as const;
  const { orders } = await listOrders(db, query);
  return orders.slice(0, mostFinds).map((order) => ({
    to: orderHref(order.id, query),
    title: `${order.orderNumber} · ${order.customer}`,
    note: [
      orderStatusWords(order.status, order.isToConfirm),
      rupeesExact(order.total),
      longDay(indianDay(order.placedAt)),
    ].join(" · "),
  }));
}

async function findProducts({ db, now }: Shop, q: string): Promise<Find[]> {
  const { rows } = await listProductsForAdmin(db, { q }, now());
  return rows.slice(0, mostFinds).map(({ id, name, collection }) => ({
    to: productList.address({}, { edit: id }),
    title: name,
    note: collectionLabels[collection],
  }));
}

/** A lot by its number, as it stands on a slip. */
async function findLots({ db }: Shop, query: string): Promise<Find[]> {
  const lot = await findLot(db, query);
  if (!lot) return [];
  return [{ to: lotPagePath(lot.number), title: lot.number, note: searchText.lot(lot.product, lot.pieces) }];
}

async function findBuyers({ db }: Shop, query: string): Promise<Find[]> {
  const buyers = await findWhoOrdered(db, query, mostOfAKind);
  return buyers.map(({ email, name, orders }) => ({
    to: hrefOf({ filter: "all", text: email, page: 1 }),
    title: name,
    note: `${email} · ${searchText.buyer(orders)}`,
  }));
}

/** The senders of enquiries of a kind. */
function findWhoWrote<Row extends EnquiryPlace & { fullName: string }>(
  { list, parameter }: EnquiryKind,
  listed: ListedRows<Row>,
  note: (row: Row) => string,
) {
  return async ({ db }: Shop, q: string): Promise<Find[]> => {
    const filter = list.read(new URLSearchParams({ q }));
    const { rows } = await listEnquiries(db, listed, filter);
    return rows.slice(0, mostOfAKind).map((row) => ({
      to: list.address(filter, { [parameter]: row.id }),
      title: row.fullName,
      note: note(row),
    }));
  };
}

async function findArtisans({ db }: Shop, query: string): Promise<Find[]> {
  const found = await listAdminArtisans(db, query);
  return found.slice(0, mostOfAKind).map(({ id, name, location }) => ({
    to: artisans.list.address({}, { edit: id }),
    title: name,
    note: `${searchText.artisan} · ${location}`,
  }));
}
