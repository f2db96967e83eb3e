/** For how long the shop takes goods back. */
export interface ReturnTerms {
  /** From the day of the delivery on; 0 where only what arrives damaged comes back. */
  days: number;
  /** From the hour of the delivery on. */
  damageHours: number;
}

export const usualReturns: ReturnTerms = { days: 30, damageHours: 48 };
