import type { Permission } from "#accounts/permissions/permissions.ts";
import { troubleNames } from "#orders/owner-order.text.ts";
import { parcelTroubles } from "#orders/shipments/parcel-trouble.ts";
import { attentionText as say } from "./overview.text.ts";
import { type Attention, attentionNeeds, mostOrdersCounted } from "./overview.ts";

export interface AttentionLine {
  label: string;
  /** Whose line it is. */
  needs: Permission;
  count: number;
  countedTo?: number;
  /** Below the area's own address. */
  to: string;
}

interface CountedLine extends Omit<AttentionLine, "needs"> {
  of: keyof Attention;
  /** Told on a day without any, too. */
  isLasting?: true;
}

/** What is counted for the owner, most urgent first. */
export const attentionLines = (attention: Attention): AttentionLine[] =>
  [...ofOrders(attention), ...ofRequests(attention), ...ofMoneyAndStock(attention)]
    .filter(({ count, isLasting }) => isLasting || count > 0)
    .map(({ of, isLasting, ...line }) => ({ ...line, needs: attentionNeeds[of] }));

const ofOrders = (all: Attention): CountedLine[] => [
  {
    label: say.ordersToPack,
    of: "ordersToPack",
    count: all.ordersToPack,
    countedTo: mostOrdersCounted,
    to: "orders?status=to-pack",
    isLasting: true,
  },
  { label: say.toConfirm, of: "toConfirm", count: all.toConfirm, to: "orders?status=to-confirm" },
  { label: say.lateToSend, of: "lateToSend", count: all.lateToSend, to: "orders?status=due-to-send" },
  ...parcelTroubles.map(
    (trouble): CountedLine => ({
      label: troubleNames[trouble],
      of: "parcels",
      count: all.parcels[trouble],
      to: "orders?status=parcel-trouble",
    }),
  ),
  { label: say.newReturns, of: "newReturns", count: all.newReturns, to: "returns" },
  {
    label: say.unpaidReturns,
    of: "unpaidReturns",
    count: all.unpaidReturns,
    to: "returns?tab=settled",
  },
];

const ofRequests = (all: Attention): CountedLine[] => [
  { label: say.newReviews, of: "newReviews", count: all.newReviews, to: "reviews" },
  {
    label: say.newMessages,
    of: "newMessages",
    count: all.newMessages,
    to: "contact-messages?status=Pending",
    isLasting: true,
  },
  { label: say.openGrievances, of: "openGrievances", count: all.openGrievances, to: "grievances" },
  {
    label: say.newQuotes,
    of: "newQuotes",
    count: all.newQuotes,
    to: "bulk-quotes?status=New",
    isLasting: true,
  },
  ...ofOffers(all.offers),
  {
    label: say.heldMessages,
    of: "heldMessages",
    count: all.heldMessages,
    to: "contact-messages?status=Likely+Spam",
  },
  {
    label: say.heldQuotes,
    of: "heldQuotes",
    count: all.heldQuotes,
    to: "bulk-quotes?status=Likely+Spam",
  },
];

const ofOffers = ({ proofChanges, changes, endingSoon }: Attention["offers"]): CountedLine[] => [
  { label: say.proofChanges, of: "offers", count: proofChanges, to: "offers?tab=changes" },
  { label: say.offerChanges, of: "offers", count: changes, to: "offers?tab=changes" },
  { label: say.endingSoon, of: "offers", count: endingSoon, to: "offers?tab=sent" },
];

const ofMoneyAndStock = (all: Attention): CountedLine[] => [
  {
    label: say.paymentIssues,
    of: "paymentIssues",
    count: all.paymentIssues,
    to: "orders?status=payment-issues",
    isLasting: true,
  },
  {
    label: say.refundsDue,
    of: "refundsDue",
    count: all.refundsDue,
    to: "orders?status=refund-due",
    isLasting: true,
  },
  {
    label: say.lowStock,
    of: "lowStockCount",
    count: all.lowStockCount,
    to: "products?sort=stock",
    isLasting: true,
  },
];
