/** PIN codes in a row at which couriers do the same. */
export interface PincodeSpan {
  first: number;
  last: number;
  /** Working days on the way from Madhubani. */
  days: number;
  /** Couriers come, but take no cash. */
  noCash?: true;
  /** They don't come themselves. */
  unserviceable?: true;
}

export const pincodeSpans: readonly PincodeSpan[] = [
  // Madhubani and Darbhanga, Patna.
  { first: 847211, last: 847240, days: 2 },
  { first: 846001, last: 846009, days: 2 },
  { first: 800001, last: 800030, days: 2 },
  // Delhi, Lucknow, Jaipur, Amritsar.
  { first: 110001, last: 110096, days: 5 },
  { first: 226001, last: 226031, days: 4 },
  { first: 302001, last: 302039, days: 6 },
  { first: 143001, last: 143006, days: 6 },
  // Kolkata, Guwahati.
  { first: 700001, last: 700110, days: 4 },
  { first: 781001, last: 781040, days: 6 },
  // Mumbai, Pune, Ahmedabad, Panaji.
  { first: 400001, last: 400104, days: 6 },
  { first: 411001, last: 411062, days: 6 },
  { first: 380001, last: 380063, days: 6 },
  { first: 403001, last: 403006, days: 7 },
  // Bengaluru, Chennai, Hyderabad, Kochi, Manipal.
  { first: 560001, last: 560110, days: 7 },
  { first: 600001, last: 600130, days: 7 },
  { first: 500001, last: 500100, days: 6 },
  { first: 682001, last: 682042, days: 7 },
  { first: 576101, last: 576108, days: 7 },
  // Ladakh, Arunachal Pradesh, the islands.
  { first: 194101, last: 194109, days: 10, noCash: true },
  { first: 791110, last: 791113, days: 9, noCash: true },
  { first: 744101, last: 744107, days: 12, noCash: true },
  { first: 744301, last: 744304, days: 20, unserviceable: true },
  { first: 682551, last: 682559, days: 20, unserviceable: true },
];
