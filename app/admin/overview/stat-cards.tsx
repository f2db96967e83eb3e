import { useMay } from "#accounts/permissions/held-context.ts";
import { Link } from "#ui/link.tsx";
import { grouped } from "#values/text/grouped.ts";
import { overviewText } from "./overview.text.ts";
import type { Stats } from "./overview.ts";

/** The list that each figure leads to, with its permission. */
const cards = [
  { key: "products", needs: "products", to: "/admin/dashboard/products" },
  { key: "orders", needs: "orders", to: "/admin/dashboard/orders" },
  { key: "pendingComments", needs: "stories", to: "/admin/dashboard/comments" },
  { key: "newQuotes", needs: "messages", to: "/admin/dashboard/bulk-quotes?status=New" },
] as const;

/** Four figures, each leading to its list. A dash stands for what could not be counted. */
export function StatCards({ stats }: { stats: Stats | null }) {
  const may = useMay();
  return (
    <ul className="cards grid-cols-2 md:grid-cols-4">
      {cards
        .filter(({ needs }) => may(needs))
        .map(({ key, to }) => (
          <li key={key}>
            <Link to={to} prefetch="intent" className="block h-full px-4 py-3 no-underline hover:bg-fold">
              <span className="block text-sm text-ink-2">{overviewText.stats[key]}</span>
              <span className="block font-display text-2xl tabular-nums">
                {stats ? grouped(stats[key]) : "–"}
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
