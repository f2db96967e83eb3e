import { statusWords } from "#orders/order-status.ts";
import { Link } from "#ui/link.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { OrderPanel } from "../order-panel.tsx";
import type { OrderReturn } from "../order-returns.db.server.ts";

/** What of an order comes back; nothing where nothing does. */
export function ReturnsPanel({ returns }: { returns: readonly OrderReturn[] }) {
  if (returns.length === 0) return null;
  return (
    <OrderPanel title="Returns" className="max-lg:order-5">
      <ul>
        {returns.map(({ id, number, state, requestedAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-hair py-2">
            <Link
              to={`/admin/dashboard/returns/${encodeURIComponent(id)}`}
              className="font-semibold underline"
            >
              {number}
            </Link>
            <span>{statusWords(state)}</span>
            <span className="w-full text-xs text-ink-2">Asked {longDateTime(requestedAt)}</span>
          </li>
        ))}
      </ul>
    </OrderPanel>
  );
}
