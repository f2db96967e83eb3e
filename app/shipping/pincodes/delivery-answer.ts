import * as z from "zod/mini";
import { localPath } from "#values/language/address.ts";

/** What couriers do at a PIN code, as far as the shop knows it. */
export interface CourierService {
  serviceable: boolean;
  /** Do they take cash there? */
  cod: boolean;
  /** Working days on the way; null: the method's usual ones. */
  days: number | null;
}

const service = z.object({ serviceable: z.boolean(), cod: z.boolean(), days: z.nullable(z.int()) });

const answer = z.object({
  pincode: z.string(),
  /** What the answer is about: 'Delivery to 847211, Bihar'. */
  title: z.string(),
  lines: z.array(z.object({ label: z.string(), text: z.string() })),
  note: z.nullable(z.string()),
  /** Null of a PIN code that the shop does not know. */
  service: z.nullable(service),
});

/** What the shop says of delivery to a PIN code, in words. */
export type DeliveryAnswer = z.infer<typeof answer>;

export const deliveryAnswerPath = "/delivery/answer";

/**
 * Fetches what is known of a PIN code; a product's slug adds the days that it takes to be made. An answer of
 * text is what is wrong with the PIN code. Throws when the shop can't be reached or answers oddly.
 */
export async function fetchDelivery(
  query: URLSearchParams,
  signal?: AbortSignal,
): Promise<DeliveryAnswer | string> {
  const response = await fetch(localPath(`${deliveryAnswerPath}?${query}`), { signal: signal ?? null });
  if (response.status === 422) return response.text();
  if (!response.ok) throw new Error(`the shop answered ${response.status}`);
  return answer.parse(await response.json());
}
