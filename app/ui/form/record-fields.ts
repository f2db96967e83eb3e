import * as z from "zod/mini";

/** Which record a form changes; the empty id names none. */
export const recordId = z._default(z.string().check(z.maxLength(100)), "");

/**
 * The version that a form was made from. Without one it is 0, which no record has: such a form counts as
 * stale.
 */
export const recordVersion = z.catch(z.coerce.number().check(z.int(), z.positive()), 0);
