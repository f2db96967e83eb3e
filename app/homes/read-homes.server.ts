import { findAdminOrder } from "#order-admin/admin-order.db.server.ts";
import { hasCarrier } from "#order-admin/booking/carry-on.server.ts";
import { type HomeTab, homesList } from "#order-admin/homes/homes-list.ts";
import { type HomesSummary, homesIn } from "#order-admin/homes/homes-summary.ts";
import { gramsOfLines, lastBox } from "#orders/shipments/default-parcel.db.server.ts";
import type { Box } from "#orders/shipments/shipment.ts";
import type { Services } from "#platform/services.server.ts";
import { findParcelRecipient } from "#recipients/recipients.db.server.ts";
import { readTabbed } from "#records/page/tabbed-page.server.ts";
import { countHomes, type ListedHome, listedHome, listHomes } from "./list-homes.db.server.ts";

/** What the page of an order's homes shows besides its list. */
export interface HomesFacts {
  orderId: string;
  orderNumber: string;
  homes: HomesSummary;
  hasCarrier: boolean;
  box: Box | null;
  /** Does every product say what it weighs? */
  isWeighed: boolean;
}

/** The facts; undefined where there is no such order, or where it goes to one address. */
export async function homesFacts(
  { db, config }: Pick<Services, "db" | "config">,
  orderId: string,
): Promise<HomesFacts | undefined> {
  const order = await findAdminOrder(db, orderId);
  if (!order?.homes) return undefined;
  const grams = await gramsOfLines(db, order.id);
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    homes: order.homes,
    hasCarrier: hasCarrier({ config }),
    box: await lastBox(db),
    isWeighed: [...grams.values()].every((each) => each !== undefined),
  };
}

/** One of an order's homes with its address, to be looked at and corrected. */
export interface OpenedHome extends ListedHome {
  addressLine1: string | null;
  addressLine2: string | null;
}

/** The list of an order's homes; undefined where it has none. */
export async function readHomes(shop: Services, url: URL, orderId: string) {
  const facts = await homesFacts(shop, orderId);
  if (!facts) return undefined;
  const list = await readTabbed(shop, url, url.searchParams.get("home"), {
    list: homesList(facts.orderId),
    name: "recipients",
    rows: async ({ db }, state) => ({
      rows: await listHomes(db, facts.orderId, state),
      page: state.page,
      total: state.q === "" ? countsOf(facts.homes)[state.tab] : await countHomes(db, facts.orderId, state),
    }),
    counts: async (_, { q }) => (q === "" ? countsOf(facts.homes) : undefined),
    opened: ({ db }, id) => openedHome(db, facts.orderId, id),
  });
  return { facts, list };
}

const countsOf = (homes: HomesSummary): Record<HomeTab, number> => ({
  all: homesIn(homes),
  trouble: homes.troubled,
  ...homes.counts,
});

async function openedHome(db: Services["db"], orderId: string, id: string): Promise<OpenedHome | undefined> {
  const listed = await listedHome(db, orderId, id);
  const home = listed && (await findParcelRecipient(db, id));
  const { addressLine1 = null, addressLine2 = null } = home?.address ?? {};
  return listed && { ...listed, addressLine1, addressLine2 };
}
