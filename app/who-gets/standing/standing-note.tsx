import { GetsRows } from "../shown/gets-rows.tsx";
import type { GetsStanding } from "../who-gets.ts";
import { getsStandingText } from "./standing.text.ts";

/** Whether a product's page tells who gets what, as the product is saved; else why not. */
export function StandingNote({ standing }: { standing: GetsStanding }) {
  return (
    <div className="bg-fold px-4 py-3 text-sm">
      <p>{standingWords(standing)}</p>
      {standing.kind === "shown" && <GetsRows parts={standing.parts} />}
    </div>
  );
}

function standingWords(standing: GetsStanding): string {
  switch (standing.kind) {
    case "shown":
    case "no-material":
    case "no-makers":
      return getsStandingText[standing.kind];
    case "no-rate":
      return getsStandingText.noRate(standing.work);
    case "above-price":
      return getsStandingText.abovePrice(standing.by);
    case "few-pieces":
      return getsStandingText.fewPieces(standing.pieces, standing.work);
    case "apart":
      return getsStandingText.apart(standing.average, standing.figure);
  }
}
