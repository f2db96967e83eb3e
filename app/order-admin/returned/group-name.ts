import { paymentNamed } from "#orders/payment-name.ts";
import { returnedText } from "./returned-parcels.text.ts";
import type { ReturnedGroup } from "./returned-parcels.ts";

/** A group as the owner reads it. An erased order says neither state nor PIN code. */
export function groupName({ grouping, name }: Pick<ReturnedGroup, "grouping" | "name">): string {
  if (grouping === "method") return paymentNamed(name.split(" "));
  if (grouping === "state") return returnedText.state(name);
  return /^\d{3}$/.test(name) ? name : returnedText.unknown;
}
