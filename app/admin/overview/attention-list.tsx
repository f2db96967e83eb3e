import { useMay } from "#accounts/permissions/held-context.ts";
import { Link } from "#ui/link.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { grouped } from "#values/text/grouped.ts";
import { AlertLines } from "../alerts/alert-lines.tsx";
import { type AttentionLine, attentionLines } from "./attention-lines.ts";
import { overviewText } from "./overview.text.ts";
import type { Attention, LowStock } from "./overview.ts";

const home = "/admin/dashboard";

/** What the owner should look at, most urgent first. */
export function AttentionList({ attention }: { attention: Attention | null }) {
  return (
    <TitledPart list title={overviewText.attention.title}>
      <AlertLines alerts={attention?.alerts ?? []} />
      {attention ? (
        <ul className="divide-y divide-hair wrap-anywhere">
          {attentionLines(attention).map((line) => (
            <Line key={line.label} {...line} />
          ))}
          {attention.lowStock.map((product) => (
            <ScarceProduct key={product.id} {...product} />
          ))}
        </ul>
      ) : (
        <p className="py-3 text-sm text-ink-2">{overviewText.attention.unread}</p>
      )}
    </TitledPart>
  );
}

const ScarceProduct = ({ id, name, stock }: LowStock) => (
  <li className="flex items-baseline justify-between gap-4 py-1.5 pl-4 text-sm wrap-anywhere">
    <Link to={`${home}/products?q=${encodeURIComponent(name)}&edit=${id}`} className="min-w-0 underline">
      {name}
    </Link>
    <span className="shrink-0 text-xs text-ink-2 tabular-nums">
      {stock === 0 ? overviewText.attention.noneLeft : overviewText.attention.left(stock)}
    </span>
  </li>
);

function Line({ label, needs, count, countedTo = Number.POSITIVE_INFINITY, to }: AttentionLine) {
  const may = useMay();
  if (!may(needs)) return null;
  return (
    <li className="flex items-center justify-between gap-4 text-sm">
      {count > 0 ? (
        <Link
          to={`${home}/${to}`}
          className="flex min-h-11 items-center font-semibold underline decoration-geru"
        >
          {label}
        </Link>
      ) : (
        <span className="flex min-h-11 items-center text-ink-2">{label}</span>
      )}
      <span className={`tabular-nums ${count > 0 ? "font-semibold" : "text-ink-2"}`}>
        {`${grouped(count)}${count < countedTo ? "" : "+"}`}
      </span>
    </li>
  );
}
