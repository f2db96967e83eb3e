import type { LockedPart } from "./lots.db.server.ts";

type Sent = Pick<LockedPart, "formKeys">;

/** Nobody's phone sends again what was pressed so many presses ago. */
const mostKeys = 50;

/** Was it sent before, by this form (MAKING-23)? */
export const wasSent = ({ formKeys }: Sent, key: string | undefined): boolean =>
  key !== undefined && formKeys.includes(key);

export const keysWith = ({ formKeys }: Sent, key: string | undefined) =>
  key === undefined ? {} : { form_keys: [...formKeys, key].slice(-mostKeys) };
