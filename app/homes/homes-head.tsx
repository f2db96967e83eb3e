import { May } from "#accounts/permissions/may.tsx";
import { homesText as text } from "#order-admin/homes/homes.text.ts";
import { homePaperPath, homesAtOnce, paperPartsOf } from "#order-admin/homes/homes-list.ts";
import { homesSentences } from "#order-admin/homes/homes-sentences.ts";
import type { HomesSummary } from "#order-admin/homes/homes-summary.ts";
import { Link } from "#ui/link.tsx";
import type { HomesFacts } from "./read-homes.server.ts";

/** The sentences above the list, and its papers. */
export function HomesHead({ facts: { orderId, homes } }: { facts: HomesFacts }) {
  return (
    <div className="mb-6 grid gap-4 text-sm">
      <ul className="grid gap-1">
        {homesSentences(homes).map((sentence, place) => (
          <li key={sentence} className={place === 0 ? "text-md font-semibold" : ""}>
            {sentence}
          </li>
        ))}
      </ul>
      <Papers orderId={orderId} homes={homes} />
    </div>
  );
}

/** Labels and slips of all, a hundred in a file: a printer takes no thousand at once. */
function Papers({ orderId, homes }: { orderId: string; homes: HomesSummary }) {
  const { packed } = homes.counts;
  if (packed === 0) return null;
  return (
    <May needs="pack">
      <details>
        <summary className="action min-w-11 text-sm">{text.papers}</summary>
        <p className="mt-2 text-ink-2">{text.papersHint}</p>
        <ul className="mt-1 flex flex-wrap gap-x-5">
          {paperPartsOf(homes.booked).map((part) => (
            <li key={`labels ${part}`}>
              <a
                href={homePaperPath(orderId, "labels.pdf", part)}
                target="_blank"
                rel="noopener"
                className="action"
              >
                {text.labels(...rangeOf(part, homes.booked))}
              </a>
            </li>
          ))}
          {paperPartsOf(packed).map((part) => (
            <li key={`slips ${part}`}>
              <Link to={homePaperPath(orderId, "packing-slips", part)} prefetch="none" className="action">
                {text.slips(...rangeOf(part, packed))}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </May>
  );
}

const rangeOf = (part: number, count: number): [from: number, to: number] => [
  (part - 1) * homesAtOnce + 1,
  Math.min(part * homesAtOnce, count),
];
