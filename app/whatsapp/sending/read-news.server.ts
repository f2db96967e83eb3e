import { linkIn } from "#mail/writing/body-text.ts";
import { findDues } from "#orders/dues/dues.db.server.ts";
import { type Due, nextDue } from "#orders/dues/dues.ts";
import { confirmLinks } from "#orders/links/order-access.server.ts";
import { orderFacts } from "#orders/mails/order-facts.db.server.ts";
import { findShipment } from "#orders/shipments/shipment.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { Language } from "#values/language/language.ts";
import { type News, type TemplateMessage, templateMessage } from "../words/template-message.ts";
import type { ClaimedMessage } from "./messages.db.server.ts";
import { alertNews, historyStatus, owesCash, workNews } from "./news.db.server.ts";

export type NewsShop = Pick<Services, "db" | "config" | "secret" | "now">;

interface Said {
  language: Language;
  message: TemplateMessage;
}

/**
 * What a message says, as its order, alert or work stands now. Undefined where there is nothing to say any
 * more: the order was cancelled, confirmed or paid meanwhile.
 */
export const readNews = (shop: NewsShop, claimed: ClaimedMessage): Promise<Said | undefined> =>
  inTransaction(shop.db, async (trx) => {
    const found = claimed.orderId
      ? await orderNews(trx, shop, claimed.orderId, claimed.key)
      : await otherNews(trx, shop, claimed);
    if (!found) return undefined;
    const { language, news } = found;
    const led = "link" in news ? { ...news, link: linkIn(language, news.link) } : news;
    return { language, message: speaking(language, () => templateMessage(led, shop.config)) };
  });

type Found = { language: Language; news: News } | undefined;

async function otherNews(trx: Trx, shop: NewsShop, { key, language, number }: ClaimedMessage) {
  const [what, which = ""] = key.split(":");
  const news = await speaking(language, () =>
    what === "work" ? workNews(trx, which, number) : alertNews(trx, which, shop.config),
  );
  return news && { language, news };
}

async function orderNews(trx: Trx, shop: NewsShop, orderId: string, key: string): Promise<Found> {
  const { facts } = await orderFacts(trx, shop, orderId);
  const news = await newsBy(trx, shop, { facts, orderId, key });
  return news && { language: facts.order.language, news };
}

interface Told {
  facts: Awaited<ReturnType<typeof orderFacts>>["facts"];
  orderId: string;
  key: string;
}

async function newsBy(trx: Trx, shop: NewsShop, told: Told): Promise<News | undefined> {
  const { facts, orderId, key } = told;
  const [what, which = "", step] = key.split(":");
  const { orderNumber, status } = facts.order;
  const of = { orderNumber, link: facts.link };
  if (status === "cancelled") return undefined;
  switch (what) {
    case "order-placed":
    case "order-taken":
    case "order-paid":
      return askedToConfirm(shop, told) ?? { name: "order_placed", total: facts.order.total, ...of };
    case "order-confirm":
      return askedToConfirm(shop, told);
    case "order-due":
    case "order-asked": {
      const due = toPay(await findDues(trx, orderId), what === "order-asked" ? which : undefined);
      const { pay } = linksOf(shop, orderNumber);
      return due && { name: "pay_part", due: due.amount, orderNumber, link: pay };
    }
    case "order-status":
      return (await historyStatus(trx, step)) === "delivered"
        ? { name: "arrived", ...of }
        : { name: "parcel_left", courier: null, ...of };
    case "parcel":
      return parcelNews(trx, { orderId, shipmentId: which, step, of });
    default:
      return undefined;
  }
}

const linksOf = ({ config, secret }: NewsShop, orderNumber: string) =>
  confirmLinks(orderNumber, { origin: config.origin, secret });

/** The next part that is due, or the one that was asked for; undefined where it is paid. */
const toPay = (dues: readonly Due[], asked: string | undefined): Due | undefined =>
  asked === undefined ? nextDue(dues) : dues.find(({ id, paidAt }) => id === asked && paidAt === null);

function askedToConfirm(shop: NewsShop, { facts: { order } }: Told): News | undefined {
  const { confirmation, orderNumber, total } = order;
  if (!confirmation || confirmation.at !== null || confirmation.by <= shop.now()) return undefined;
  const { confirm } = linksOf(shop, orderNumber);
  return { name: "confirm_cash", total, by: confirmation.by, orderNumber, link: confirm };
}

interface ToldParcel {
  orderId: string;
  shipmentId: string;
  step: string | undefined;
  of: { orderNumber: string; link: string };
}

async function parcelNews(
  trx: Trx,
  { orderId, shipmentId, step, of }: ToldParcel,
): Promise<News | undefined> {
  const parcel = await findShipment(trx, shipmentId);
  if (!parcel) return undefined;
  switch (step) {
    case "picked_up":
      return { name: "parcel_left", courier: [parcel.courier, parcel.awb].filter(Boolean).join(" "), ...of };
    case "out_for_delivery": {
      if (parcel.state !== "out_for_delivery") return undefined;
      const atTheDoor = await owesCash(trx, orderId, parcel.cashToCollect);
      return { name: "out_for_delivery", atTheDoor, ...of };
    }
    case "delivered":
      return { name: "arrived", ...of };
    default:
      return undefined;
  }
}
