import type { PaymentState } from "./order-states.ts";
import type { ParcelTrouble } from "./shipments/parcel-trouble.ts";

/** An order's status for the owner (ADMIN-10). */
export const statusText = {
  /** A raw status, or a filter's name, as its words: 'Payment modal dismissed'. */
  of: (status: string): string => {
    const words = status
      .replaceAll("_", " ")
      .replace(/\bcod\b/, "COD")
      .replace(/\brazorpay\b/, "Razorpay");
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  cash: "Pending COD",
  refundsDue: "Refunds due",
};

/** Where an order's money is. */
export const moneyWords: Record<PaymentState, string> = {
  awaiting: "Not paid",
  failed: "Not paid",
  part_paid: "Advance paid",
  captured: "Paid",
  refunded: "Refunded",
  cod_due: "Cash due",
  cod_collected: "Cash collected",
};

export const ownerMoneyText = { nothingToPay: "Nothing to pay", nothingDue: "Nothing due" };

export const troubleNames: Readonly<Record<ParcelTrouble, string>> = {
  booking: "Bookings in trouble",
  left: "Packed and not sent",
  attempt: "Delivery attempts failed",
  back: "Parcels coming back",
};

export const mailboxText = { nobody: "Nobody is mailed: this order has no e-mail address." };
