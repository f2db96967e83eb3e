import * as z from "zod/mini";

/** Which record a form changes; the empty id names none. */
export const recordId = z._default(z.string().check(z.regex(/^[\w-]{0,100}$/)), "");

/**
 * The version that a form was made from. Without one it is 0, which no record has: such a form counts as
 * stale.
 */
export const recordVersion = z.catch(z.coerce.number().check(z.int(), z.positive(), z.lte(2_147_483_647)), 0);
