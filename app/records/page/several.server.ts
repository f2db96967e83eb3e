import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import { unwrittenHere } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { severalText as text } from "../words/records.text.ts";
import { type SeenRow, severalNotice, ticksIn, type WhyStayed } from "./several.ts";

interface TakenSeveral {
  /** The list, as it stands. */
  list: string;
  /** What the log calls them, as they `could not be changed`. */
  what: string;
  /** What a row is called that stays as it was; undefined for one that is gone. */
  nameOf(id: string): Promise<string | undefined>;
  /** Does it to one of them, in a transaction of its own, with a line of its history. */
  act(seen: SeenRow): Promise<"done" | WhyStayed>;
}

/**
 * Does an act to each row that a form has ticked, one after the other, and leads back to the list with what
 * came of it. What fails on the way leaves done what is done: the same form sent again does the rest.
 */
export async function takeSeveral(
  shop: Pick<Services, "log">,
  form: FormData,
  { list, what, nameOf, act }: TakenSeveral,
): Promise<Response> {
  const ticked = ticksIn(form);
  const back = (notice: Notice) => redirectWithNotice(list, notice);
  if (ticked.length === 0) return back({ ...text.noneTicked, tone: "destructive" });
  const stayed: { name: string | undefined; why: WhyStayed }[] = [];
  let done = 0;
  try {
    for (const seen of ticked) {
      const outcome = await act(seen);
      if (outcome === "done") done += 1;
      else stayed.push({ name: await nameOf(seen.id), why: outcome });
    }
  } catch (error) {
    unwrittenHere(shop, error, `${what} could not be changed`);
    return back({ ...text.failed(done), tone: "destructive" });
  }
  return back(severalNotice({ done, stayed }));
}
