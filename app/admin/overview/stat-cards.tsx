import { useMay } from "#accounts/permissions/held-context.ts";
import { Link } from "#ui/link.tsx";
import { grouped } from "#values/text/grouped.ts";
import { type Stats, statNeeds } from "./overview.ts";

const cards = [
  { key: "products", label: "Total Products", to: "/admin/dashboard/products" },
  { key: "orders", label: "Total Orders", to: "/admin/dashboard/orders" },
  { key: "pendingComments", label: "Pending Comments", to: "/admin/dashboard/comments" },
  { key: "newQuotes", label: "New Bulk Quotes", to: "/admin/dashboard/bulk-quotes?status=New" },
] as const;

/** Four figures, each leading to its list. A dash stands for what could not be counted. */
export function StatCards({ stats }: { stats: Stats | null }) {
  const may = useMay();
  return (
    <ul className="cards grid-cols-2 md:grid-cols-4">
      {cards
        .filter(({ key }) => may(statNeeds[key]))
        .map(({ key, label, to }) => (
          <li key={key}>
            <Link to={to} prefetch="intent" className="block h-full px-4 py-3 no-underline hover:bg-fold">
              <span className="block text-sm text-ink-2">{label}</span>
              <span className="block font-display text-2xl tabular-nums">
                {stats ? grouped(stats[key]) : "–"}
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
