import { rupeesAndPaise } from "#values/money/money.ts";
import type { PriceParts } from "../who-gets.ts";
import { partRows } from "./part-rows.ts";

const colours: Record<keyof PriceParts, string> = {
  makers: "bg-geru",
  material: "bg-turmeric",
  collective: "bg-leaf",
  gst: "bg-indigo",
};

/** The bar and its parts without their title. */
export function GetsRows({ parts }: { parts: PriceParts }) {
  const rows = partRows(parts);
  return (
    <>
      <div aria-hidden="true" className="mt-2 flex h-4 gap-0.5">
        {rows.map(({ part, amount }) => (
          <span
            key={part}
            className={`min-w-1 ${colours[part]}`}
            style={{ flexGrow: amount, flexBasis: 0 }}
          />
        ))}
      </div>
      <ul className="mt-2 grid gap-1 text-sm">
        {rows.map(({ part, label, amount, note }) => (
          <li key={part} className="grid grid-cols-[auto_1fr_auto] items-baseline gap-x-2">
            <span aria-hidden="true" className={`size-2.5 ${colours[part]}`} />
            <span>{label}</span>{" "}
            <strong className="font-semibold tabular-nums">{rupeesAndPaise(amount)}</strong>{" "}
            {note !== undefined && <span className="col-span-2 col-start-2 text-ink-2">{note}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
