import type { FailureKind } from "#mail/sending/mail-failure.ts";
import { slugOf } from "#records/words/latin.ts";
import { hasLanguages, pathIn } from "#values/language/address.ts";
import type { Language } from "#values/language/language.ts";
import { sendingTimeText } from "./sending-time.text.ts";

/** How an address has done of late: how many newsletters in a row were given up, and since when. */
interface ReaderStanding {
  unreached: number;
  since: Date | null;
}

const day = 24 * 60 * 60 * 1000;
const leastNewsletters = 2;
const leastDays = 14;

/**
 * After another newsletter was given up: an address is written to no more once two newsletters in a row were,
 * two weeks apart at least (NEWSLETTER-23).
 */
export function afterGivenUp(
  { unreached, since }: ReaderStanding,
  now: Date,
): ReaderStanding & { isBounced: boolean } {
  const first = since ?? now;
  const count = unreached + 1;
  const isLong = now.getTime() - first.getTime() >= leastDays * day;
  return { unreached: count, since: first, isBounced: count >= leastNewsletters && isLong };
}

/** So many refusals of the shop itself in a row pause a newsletter; fewer may be one domain's oddity. */
const mostRefusals = 3;

/** The state of a newsletter after failures in a row that are no fault of an address. */
export function afterTrouble(
  kind: FailureKind & ("away" | "ours"),
  troubles: number,
  mostTries: number,
): "goes on" | "waits" | "pauses" {
  if (troubles >= mostTries) return "pauses";
  if (kind === "away") return "waits";
  return troubles >= mostRefusals ? "pauses" : "goes on";
}

/** Where a mail's links lead, and the parameters that mark them as its own (NEWSLETTER-6). */
export interface Campaign {
  origin: string;
  language: Language;
  /** `utm_campaign`. */
  name: string;
}

const longestName = 60;

/** A newsletter's name among the visits that it brings: its subject as a part of an address. */
export const campaignName = (subject: string): string =>
  slugOf(subject).slice(0, longestName).replace(/-+$/, "") || "newsletter";

/** A link to a page of the shop, whole, in the mail's language and with where it stood; others stay. */
export function campaignLink(link: string, { origin, language, name }: Campaign): string {
  const path = ownPath(link, origin);
  if (path === undefined) return link;
  if (!hasLanguages(path)) return origin + path;
  const url = new URL(pathIn(language, path), origin);
  if (!url.searchParams.has("utm_source")) {
    url.searchParams.set("utm_source", "newsletter");
    url.searchParams.set("utm_medium", "email");
    url.searchParams.set("utm_campaign", name);
  }
  return origin + url.href.slice(url.origin.length);
}

/** The path of a link to the shop itself, by which its author wrote it or with the whole address. */
function ownPath(link: string, origin: string): string | undefined {
  if (/^\/(?![/\\])/.test(link)) return link;
  if (!link.startsWith(origin)) return undefined;
  const rest = link.slice(origin.length);
  if (rest === "" || rest[0] === "?" || rest[0] === "#") return `/${rest}`;
  return rest[0] === "/" ? rest : undefined;
}

/** A cleaned text for a mail: whole addresses, and those of the shop's pages with the campaign. */
export const campaignHtml = (html: string, campaign: Campaign): string =>
  html
    .replace(/(?<=<a href=")[^"]*/g, (href) => escaped(campaignLink(plain(href), campaign)))
    .replace(/(?<=<img[^>]* src=")\/(?!\/)/g, `${campaign.origin}/`);

const plain = (attribute: string): string => attribute.replaceAll("&amp;", "&");
const escaped = (address: string): string => address.replaceAll("&", "&amp;").replaceAll('"', "%22");

/** How long so many mails take, in words: "about 25 minutes". */
export function sendingTime(mails: number, perMinute: number): string {
  const minutes = Math.ceil(mails / perMinute);
  if (minutes <= 1) return sendingTimeText.minute;
  if (minutes < 90) return sendingTimeText.minutes(minutes);
  const hours = Math.round(minutes / 60);
  return hours < 48 ? sendingTimeText.hours(hours) : sendingTimeText.days(Math.round(hours / 24));
}
