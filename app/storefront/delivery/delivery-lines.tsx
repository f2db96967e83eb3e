import type { DeliveryAnswer } from "#shipping/pincodes/delivery-answer.ts";

/** What the shop says of delivery to a PIN code. */
export const DeliveryLines = ({ answer: { lines, note } }: { answer: DeliveryAnswer }) => (
  <>
    <dl className="divide-y divide-hair border-y border-hair">
      {lines.map(({ label, text }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
          <dt className="font-semibold">{label}</dt>
          <dd className="max-w-80">{text}</dd>
        </div>
      ))}
    </dl>
    {note && <p className="mt-2 text-sm text-ink-2">{note}</p>}
  </>
);
