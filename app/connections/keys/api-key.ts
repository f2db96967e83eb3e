/** A key by which another program of the owner's reads orders (API-7), as the owner sees it. */
export interface ApiKey {
  id: string;
  name: string;
  /** Its last four signs; the whole is shown once, when it is made. */
  ending: string;
  madeAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

export const longestKeyName = 60;
/** More than anybody tells apart; a list that is read at a glance. */
export const mostKeys = 20;
