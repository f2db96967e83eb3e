/** Of an order to many homes: how many, and the state in which all of it is supplied. */
export interface BilledHomes {
  count: number;
  stateCode: string | null;
}

/** How many of an order's homes are in one state of India; '' is where the address is not known. */
export interface HomesOfState {
  region: string;
  homes: number;
  /** So many of them have a parcel, or had one. */
  begun: number;
}

/** The state to which parcels of an order have been made; undefined before the first. */
export const begunState = (states: readonly HomesOfState[]): string | undefined =>
  states.find(({ begun }) => begun > 0)?.region;

/**
 * The one state to which an order without a GSTIN goes (HOMES-31): where parcels are made already, else where
 * most of its homes are. Undefined while none is known.
 */
export const mainState = (states: readonly HomesOfState[]): string | undefined =>
  begunState(states) ??
  states.reduce<HomesOfState | undefined>(
    (most, each) => (each.region !== "" && each.homes > (most?.homes ?? 0) ? each : most),
    undefined,
  )?.region;

/** The homes that are in another one. */
export function homesElsewhere(states: readonly HomesOfState[]): number {
  const main = mainState(states);
  return states
    .filter(({ region }) => region !== "" && region !== main)
    .reduce((sum, { homes }) => sum + homes, 0);
}
