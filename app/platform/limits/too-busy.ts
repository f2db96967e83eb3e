/**
 * So much costly work waits that more is sent away: it is answered 503 with Retry-After, and nothing was
 * done.
 */
export class TooBusy extends Error {}
