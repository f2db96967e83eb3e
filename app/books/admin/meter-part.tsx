import { TitledPart } from "#ui/page/titled-part.tsx";
import { boundNames, type Turnover } from "../rules/registration.ts";
import { turnoverText as text } from "../turnover.text.ts";
import { boundWords, turnoverPercent, turnoverTitle, turnoverWarning } from "../turnover-title.ts";

/** How far a shop without a GSTIN is from needing one, with what the law says and how else it is read. */
export function MeterPart({ turnover }: { turnover: Turnover }) {
  const { bound, level, hasState } = turnover;
  const warning = turnoverWarning(turnover);
  return (
    <TitledPart list title={turnoverTitle(turnover)} className="mb-8 max-w-measure">
      <progress
        aria-hidden="true"
        value={Math.min(turnoverPercent(turnover), 100)}
        max={100}
        className={`mt-3 block h-2.5 w-full appearance-none border border-edge bg-paper [&::-webkit-progress-bar]:bg-paper ${fills[level]}`}
      />
      {warning && <p className="mt-3 border-l-4 border-geru pl-3 text-sm font-semibold">{warning}</p>}
      {!hasState && <p className="mt-3 text-sm text-geru">{text.noState}</p>}
      <p className="mt-3 text-sm">{text.why[bound](boundWords(bound), boundWords("beyond"))}</p>
      <p className="mt-1 text-sm text-ink-2">{text.counted}</p>
      <Readings />
    </TitledPart>
  );
}

const fills: Record<Turnover["level"], string> = {
  below: "[&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-value]:bg-leaf",
  near: "[&::-moz-progress-bar]:bg-geru [&::-webkit-progress-value]:bg-geru",
  above: "[&::-moz-progress-bar]:bg-geru [&::-webkit-progress-value]:bg-geru",
};

const Readings = () => (
  <details className="text-sm">
    <summary className="action min-w-11 text-sm">{text.readings}</summary>
    <ul className="mt-1 grid gap-1">
      {boundNames.map((bound) => (
        <li key={bound}>
          {boundWords(bound)}: {text.sources[bound]}
        </li>
      ))}
    </ul>
    <p className="mt-2 text-ink-2">
      {text.differ(boundWords("beyond"), boundWords("atHome"))} {text.ask}
    </p>
  </details>
);
