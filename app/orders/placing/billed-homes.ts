/** Of an order to many homes: how many, and the state in which all of it is supplied. */
export interface BilledHomes {
  count: number;
  stateCode: string | null;
}
