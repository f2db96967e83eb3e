import { stateWords } from "#orders/parcel-moves/shipments.text.ts";
import { statesByHand } from "#orders/shipments/hand-parcel.ts";
import { hasLeftUs, type Shipment, type ShipmentState } from "#orders/shipments/shipment.ts";
import { homesSheetText } from "#recipients/sheet/sheet.text.ts";
import { nameKey } from "#values/text/name-key.ts";
import type { ListedHome } from "../list-homes.db.server.ts";
import { backText as text } from "./back.text.ts";
import type { BackFault, BackRow } from "./back-row.ts";

/** What a row of the sheet makes of a home. */
export interface BackChange extends Pick<BackRow, "line"> {
  homeId: string;
  /** Null where its parcel is made with that. */
  parcelId: string | null;
  state: ShipmentState;
  courier: string | null;
  number: string | null;
  link: string | null;
}

export type StandingHome = Pick<ListedHome, "id" | "row" | "name" | "state" | "isErased"> & {
  parcel: Pick<Shipment, "id" | "state" | "carrier" | "courier" | "awb" | "trackingUrl"> | null;
};

/** What a sheet makes of the homes as they stand: what is as it was is left out (HOMES-34). */
export function judgeBack(
  homes: readonly StandingHome[],
  rows: readonly BackRow[],
): { changes: BackChange[] } | { faults: BackFault[] } {
  const byRow = Map.groupBy(homes, ({ row }) => row);
  const faults: BackFault[] = [];
  const changes: BackChange[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const complain = (fault: string) =>
      faults.push({ row: row.line, text: homesSheetText.row(row.line, fault) });
    const home = homeFor(row, byRow.get(row.row) ?? []);
    if ("fault" in home) complain(home.fault);
    else if (seen.has(home.id)) complain(text.rowTwice(row.row));
    else {
      seen.add(home.id);
      const change = changeOf(home, row);
      if (change && "fault" in change) complain(change.fault);
      else if (change) changes.push(change);
    }
  }
  return faults.length > 0 ? { faults } : { changes };
}

/** Rows are counted anew by each sheet of the buyer's: where the name stands beside, it tells. */
function homeFor({ row, name }: BackRow, homes: readonly StandingHome[]): StandingHome | { fault: string } {
  const [first] = homes;
  if (!first) return { fault: text.rowUnknown(row) };
  if (name === null) return homes.length === 1 ? first : { fault: text.severalHomes(row) };
  const named = homes.filter((home) => home.name !== null && nameKey(home.name) === nameKey(name));
  const [found, ...others] = named;
  if (!found) return { fault: text.otherName(first.name ?? String(row)) };
  return others.length === 0 ? found : { fault: text.severalHomes(row) };
}

type Change = BackChange | { fault: string } | undefined;

function changeOf(home: StandingHome, row: BackRow): Change {
  const { parcel } = home;
  if (parcel && isAsItStands(parcel, row)) return undefined;
  if (home.isErased || home.state === "wanted") return { fault: text.wanted };
  if (home.state === "back") return { fault: text.back };
  if (home.state === "known" || !parcel) return made(home, row);
  if (parcel.carrier !== "hand" || parcel.state === "booking") return { fault: text.byCarrier };
  const state = nextState(parcel, row);
  if (state !== parcel.state && !statesByHand(parcel).includes(state))
    return { fault: text.unfit(stateWords[state]) };
  return {
    line: row.line,
    homeId: home.id,
    parcelId: parcel.id,
    state,
    courier: row.courier ?? parcel.courier,
    number: row.number ?? parcel.awb,
    link: row.link ?? parcel.trackingUrl,
  };
}

const isAsItStands = (
  parcel: NonNullable<StandingHome["parcel"]>,
  { courier, number, link, state }: BackRow,
): boolean =>
  (courier === null || courier === parcel.courier) &&
  (number === null || number === parcel.awb) &&
  (link === null || link === parcel.trackingUrl) &&
  (state === null || state === parcel.state);

/** A number that was not there before means that a courier has it, though the cell still says 'Packed'. */
function nextState(parcel: NonNullable<StandingHome["parcel"]>, { number, state }: BackRow): ShipmentState {
  const isTaken = number !== null && number !== parcel.awb && !hasLeftUs(parcel.state);
  if (isTaken && (state === null || state === parcel.state)) return "picked_up";
  return state ?? parcel.state;
}

function made({ id }: StandingHome, { line, courier, number, link, state }: BackRow): Change {
  const first = state ?? (number === null ? "draft" : "picked_up");
  if (!statesByHand({ state: "draft", carrier: "hand" }).includes(first) || first === "cancelled")
    return { fault: text.unfit(stateWords[first]) };
  return { line, homeId: id, parcelId: null, state: first, courier, number, link };
}
