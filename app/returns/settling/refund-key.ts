import type { ReturnRequest } from "../return-request.ts";

/**
 * The key under which a return's money goes back by card: `return:{id}`, and once that has failed for good
 * `return:{id}:2` and so on. A caller that takes the next one has proved under the order's lock that the last
 * one failed.
 */
export function nextRefundKey({ id, refundKey }: Pick<ReturnRequest, "id" | "refundKey">): string {
  if (refundKey === null) return `return:${id}`;
  const turn = Number(refundKey.slice(`return:${id}:`.length)) || 1;
  return `return:${id}:${turn + 1}`;
}
