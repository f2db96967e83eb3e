import { receivePhoto } from "#pictures/receive-photo.server.ts";
import { digestOf, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import { photosIn } from "#ui/photos/photo-choice.ts";
import { cleanLines, cleanText } from "#values/text/clean-text.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import { grouped } from "#values/text/grouped.ts";
import { latinDigits } from "#values/text/latin-digits.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { refusalText } from "#values/upload.ts";
import { beginWork, type Doing, finishPieces } from "../do-work.server.ts";
import type { LinkedMaker } from "../links/maker-links.db.server.ts";
import { mayTakePhoto } from "../problems.db.server.ts";
import { type Telling, tellProblem } from "../tell-problem.server.ts";
import { makerPageText as text } from "./maker-page.text.ts";
import type { SaidOfWork } from "./own-work.ts";

type Shop = Pick<Services, "db" | "files" | "now">;

/** What was kept, for the page that is led to; or what there is to say of what was not. */
export type Received =
  | { kind: "kept"; partId: string; said: "begun" | "done" | "told"; pieces: string }
  | { kind: "refused"; status: 409 | 422 | 429; told: SaidOfWork };

const allowance = { name: "maker-page", most: 120, windowSeconds: 600 };

/** Takes what a maker presses on their page: begun, done, or a problem. */
export async function receiveWork(shop: Shop, maker: LinkedMaker, form: FormData): Promise<Received> {
  const sent = {
    partId: textIn(form, "part").slice(0, 100),
    version: versionIn(form),
    key: keyIn(form),
    artisanId: maker.artisanId,
  };
  const allowed = await takeToken(shop.db, allowance, digestOf(maker.tokenHash), shop.now());
  if (!allowed.ok) return refused(sent.partId, 429, text.refused.often, typedIn(form));
  switch (textIn(form, "act")) {
    case "begin":
      return ofDoing(form, await beginWork(shop, sent), "begun");
    case "done":
      return ofDoing(form, await finishPieces(shop, { ...sent, pieces: typedPieces(form) }), "done");
    default:
      return receiveProblem(shop, sent, form);
  }
}

/** Of the opened form; one that no form of the shop has made is none. */
const keyIn = (form: FormData): string | undefined => /^[\w-]{1,100}$/.exec(textIn(form, "key"))?.[0];

const typedPieces = (form: FormData): number => {
  const typed = latinDigits(textIn(form, "pieces")).trim();
  return /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
};

/** What was typed in the form that was sent, to be shown again. */
const typedIn = (form: FormData): Pick<SaidOfWork, "pieces" | "problem"> => ({
  ...(form.has("pieces") ? { pieces: cleanText(textIn(form, "pieces"), 12) } : {}),
  ...(form.has("text") ? { problem: cleanLines(textIn(form, "text"), 2_000) } : {}),
});

const refused = (
  partId: string,
  status: 409 | 422 | 429,
  words: string,
  typed: Pick<SaidOfWork, "pieces" | "problem"> = {},
): Received => ({ kind: "refused", status, told: { partId, text: words, isRefusal: true, ...typed } });

function ofDoing(form: FormData, doing: Doing, said: "begun" | "done"): Received {
  const partId = textIn(form, "part").slice(0, 100);
  const pieces = String(typedPieces(form));
  switch (doing.kind) {
    case "kept":
      return { kind: "kept", partId, said, pieces };
    case "stale":
      return refused(partId, 409, text.refused.stale, typedIn(form));
    case "not-in-range":
      return refused(partId, 422, text.refused.range(grouped(doing.most)), typedIn(form));
    case "step-before":
      return refused(partId, 422, text.refused.before(grouped(doing.passed)), typedIn(form));
    case "gone":
    case "taken-away":
    case "too-many":
      return refused(partId, 409, text.refused.taken);
  }
}

const mostLetters = 500;

interface SentProblem {
  partId: string;
  key: string | undefined;
  artisanId: string;
}

async function receiveProblem(shop: Shop, sent: SentProblem, form: FormData): Promise<Received> {
  const refuse = (status: 409 | 422, words: string) => refused(sent.partId, status, words, typedIn(form));
  const words = cleanLines(textIn(form, "text"), mostLetters * 5);
  const [photo] = photosIn(form);
  if (words === "" && !photo) return refuse(422, text.refused.nothing);
  if (!hasAtMost(words, mostLetters)) return refuse(422, text.refused.long);
  const kept = photo ? await keptPhoto(shop, sent, photo) : { url: null };
  if ("error" in kept) return refuse(422, kept.error);
  const { kind } = await tellProblem(shop, { ...sent, text: words || null, photo: kept.url });
  return kind === "told"
    ? { kind: "kept", partId: sent.partId, said: "told", pieces: "" }
    : refuse(409, whyNotTold(kind));
}

const whyNotTold = (kind: Exclude<Telling["kind"], "told">): string =>
  ({
    "too-many-photos": text.refused.photos,
    "photo-lost": text.refused.photoLost,
    gone: text.refused.taken,
    "taken-away": text.refused.taken,
  })[kind];

/** Decoded only while the maker may send one: that costs most. */
async function keptPhoto(
  shop: Shop,
  { artisanId, partId }: SentProblem,
  photo: File,
): Promise<{ url: string } | { error: string }> {
  if (!(await mayTakePhoto(shop.db, artisanId, shop.now()))) return { error: text.refused.photos };
  const recordId = /^[\w-]+$/.test(partId) ? partId : "none";
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const kept = await receivePhoto(shop, { bucket: "private/lot_notes", recordId, bytes });
  return "refusal" in kept ? { error: refusalText(kept.refusal, "photos", cleanText(photo.name, 80)) } : kept;
}
