import { giftWords } from "../order.text.ts";
import type { Gift } from "../order.ts";

/** That an order is a gift, and its message as it was typed. */
export function GiftNote({ gift: { note, wrapCost } }: { gift: Gift }) {
  return (
    <div className="mt-3 border-l-4 border-double border-ink pl-3">
      <p className="font-semibold">{wrapCost > 0 ? giftWords.wrapped : giftWords.title}</p>
      {note && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
    </div>
  );
}
