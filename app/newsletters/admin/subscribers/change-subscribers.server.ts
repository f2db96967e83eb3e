import type { Doer } from "#accounts/permissions/holder.ts";
import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import type { RefusedForm } from "#ui/form/form-answer.ts";
import { textIn } from "#values/text/form-text.ts";
import { bounceAddresses, unbounceSubscribers } from "./change-bounced.server.ts";
import { removeSubscribers } from "./remove-subscribers.server.ts";
import { chosenSubscribers, pastedAddresses, subscribersText as text } from "./subscriber.ts";

/** Does what a button of the list says, to the subscribers that its form names or whose mails were pasted. */
export async function changeSubscribers(
  shop: Pick<Services, "db" | "now">,
  actor: Doer<"messages">,
  intent: string,
  form: FormData,
): Promise<Notice | RefusedForm<"text">> {
  if (intent === "paste") return bouncePasted(shop, actor, textIn(form, "text"));
  const ids = chosenSubscribers(form);
  if (ids.length === 0) return text.noneChosen;
  switch (intent) {
    case "remove":
      return text.removed(await removeSubscribers(shop, actor, ids));
    case "bounce":
      return text.bounced(await bounceAddresses(shop, actor, { column: "id", values: ids }));
    case "reachable":
      return text.reachable(await unbounceSubscribers(shop, actor, ids));
    default:
      return text.noneChosen;
  }
}

async function bouncePasted(
  shop: Pick<Services, "db" | "now">,
  actor: Doer<"messages">,
  pasted: string,
): Promise<Notice | RefusedForm<"text">> {
  const read = pastedAddresses(pasted);
  if ("error" in read) return { kind: "refused", errors: { text: read.error }, typed: { text: pasted } };
  return text.bounced(await bounceAddresses(shop, actor, { column: "email", values: read.values }));
}
