import type { ReturnRequest } from "./return-request.ts";

/** Where a request's photo lies among the shop's files; undefined for a place that has none. */
export const photoKeyOf = ({ photos }: Pick<ReturnRequest, "photos">, place: string): string | undefined =>
  /^[0-4]$/.test(place) ? photos[Number(place)]?.replace(/^\/files\//, "") : undefined;
