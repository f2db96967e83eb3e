import type { Services } from "#platform/services.server.ts";
import { campaignName, sendingTime } from "../sending/campaign.ts";
import { writtenOf } from "../sending/newsletter-parts.db.server.ts";
import { countReaders } from "../sending/sending-state.db.server.ts";
import { isState, noCounts } from "./newsletter.ts";
import { countsOf, findNewsletter } from "./newsletter-list.db.server.ts";
import { shownMails } from "./show-newsletter.server.ts";

type Shop = Pick<Services, "db" | "now" | "config">;

/** A newsletter's own page: where it stands, its numbers, and how it arrives. */
export async function openedNewsletterPage(shop: Shop, id: string) {
  const row = await findNewsletter(shop.db, id);
  if (!row) return undefined;
  const { version, subject, started_at, ended_at, held_until, trouble } = row;
  const [counts, readers, mails] = await Promise.all([
    countsOf(shop.db, [id]),
    countReaders(shop.db),
    shownMails(shop, writtenOf(row)),
  ]);
  const { waiting, ...others } = counts.get(id) ?? noCounts;
  return {
    id,
    version,
    subject,
    trouble,
    state: isState(row.state) ? row.state : ("draft" as const),
    hasHindi: row.content_hi !== null,
    startedAt: started_at,
    endedAt: ended_at,
    heldUntil: held_until && held_until > shop.now() ? held_until : null,
    counts: { waiting, ...others },
    timeLeft: sendingTime(waiting, shop.config.newsletter.perMinute),
    campaign: campaignName(subject),
    readers: readers.all,
    mails,
  };
}

export type NewsletterPage = NonNullable<Awaited<ReturnType<typeof openedNewsletterPage>>>;

/** The facts of the question before a draft is sent; undefined where there is no such draft. */
export async function openedSending({ db, config }: Shop, id: string) {
  const row = await findNewsletter(db, id);
  if (row?.state !== "draft") return undefined;
  const readers = await countReaders(db);
  const { perMinute } = config.newsletter;
  return {
    id,
    version: row.version,
    subject: row.subject,
    hasHindi: row.content_hi !== null,
    readers: readers.all,
    hindi: readers.hindi,
    perMinute,
    time: sendingTime(readers.all, perMinute),
  };
}
