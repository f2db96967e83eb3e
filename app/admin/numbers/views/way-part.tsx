import { TitledPart } from "#ui/page/titled-part.tsx";
import { grouped } from "#values/text/grouped.ts";
import { numbersText } from "../numbers.text.ts";
import { share, type WayCounts } from "../numbers.ts";
import { FiguresTable } from "./figures-table.tsx";

const steps = ["visits", "products", "carts", "checkouts", "orders"] as const;

/** How far visits came: a bar a step, with its figures beside it. */
export function WayPart({ way }: { way: WayCounts | null }) {
  if (way === null || way.visits === 0) return null;
  const rows = steps.map((step, place) => ({
    step,
    value: way[step],
    ofBefore: place === 0 ? "" : share(way[step], way[steps[place - 1] ?? "visits"]),
  }));
  return (
    <TitledPart list title={numbersText.way.title}>
      <p className="py-2 text-sm">
        {numbersText.way.said(way.visits, way.orders, share(way.orders, way.visits))}
      </p>
      <FiguresTable
        caption={numbersText.way.title}
        name={{
          label: numbersText.rows.step,
          cell: ({ step, value }) => (
            <>
              {numbersText.way.steps[step]}
              <ShareBar part={value} whole={way.visits} />
            </>
          ),
        }}
        columns={[
          { label: numbersText.figures.visits, cell: ({ value }) => grouped(value) },
          { label: numbersText.figures.ofAll, cell: ({ value }) => share(value, way.visits) },
          { label: numbersText.figures.ofBefore, cell: ({ ofBefore }) => ofBefore },
        ]}
        rows={rows}
        idOf={({ step }) => step}
      />
      <p className="mt-2 text-sm text-ink-2">{numbersText.way.note}</p>
    </TitledPart>
  );
}

/** A picture of the figures in its row; screen readers get those alone. */
export const ShareBar = ({ part, whole }: { part: number; whole: number }) => (
  <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 block h-1.5 w-full">
    <rect width="100" height="4" className="fill-fold" />
    <rect
      width={whole > 0 ? Math.min(100, Math.max(0, (part / whole) * 100)) : 0}
      height="4"
      className="fill-indigo"
    />
  </svg>
);
