import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import { foreignPicturesIn } from "#rich-html/rich-html.server.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { refusalText, tooManyPictures, type UploadBucket } from "#values/upload.ts";
import { leftOutText } from "./left-out-pictures.text.ts";
import { receiveUpload } from "./receive-upload.server.ts";

interface PostedField {
  /** The picture field's name; its files come as `{name}File`. */
  name: string;
  bucket: UploadBucket;
  recordId: string;
  actorId: string;
  /** How many more the record may hold, and how many in all. */
  room: number;
  most: number;
}

interface TakenPictures {
  urls: string[];
  error?: string;
}

/** Files of a form that was sent without script: each becomes an upload; what is no picture is reported. */
export async function takePictures(
  shop: Pick<Services, "db" | "files">,
  form: FormData,
  { name, bucket, recordId, actorId, room, most }: PostedField,
): Promise<TakenPictures> {
  const files = form.getAll(`${name}File`).filter((value) => value instanceof File);
  const chosen = files.filter(({ size }) => size > 0);
  if (chosen.length > room) return { urls: [], error: tooManyPictures(room, most) };
  const urls: string[] = [];
  let error: string | undefined;
  for (const file of chosen) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const received = await receiveUpload(shop, { bucket, recordId, actorId, bytes });
    if ("refusal" in received) error ??= refusalText(received.refusal, bucket, cleanText(file.name, 80));
    else urls.push(received.url);
  }
  return { urls, error };
}

const whole = (alt: string): string => cleanText(alt, alt.length);

/** The addresses and alt texts of a picture field, without those that were ticked to be removed. */
export function postedPictures(form: FormData, name: string): { url: string; alt: string }[] {
  const texts = (field: string) => form.getAll(field).filter((value) => typeof value === "string");
  const removed = new Set(texts(`${name}Removed`));
  const alts = texts(`${name}Alt`);
  const pictures = texts(name).map((url, place) => ({ url, alt: whole(alts[place] ?? "") }));
  return pictures.filter(({ url }) => url !== "" && !removed.has(url)).slice(0, 50);
}

/**
 * What a form needs besides its typed fields to hold these pictures: those that came as files by their
 * addresses, and that the place of others was taken.
 */
export function fieldsOfTaken(
  form: FormData,
  pictures: Readonly<Record<string, readonly { url: string }[]>>,
): [field: string, url: string][] {
  return Object.entries(pictures).flatMap(([name, held]) => {
    const posted = postedPictures(form, name).map(({ url }) => url);
    const urls = held.map(({ url }) => url);
    const added = urls.filter((url) => !posted.includes(url));
    const replaced = posted.filter((url) => !urls.includes(url));
    return [
      ...added.map((url): [string, string] => [name, url]),
      ...replaced.map((url): [string, string] => [`${name}Removed`, url]),
    ];
  });
}

/** That something was saved, and how many pictures its HTML texts lost by that, as they were sent. */
export function withLeftOut(notice: Notice, sent: readonly string[]): Notice {
  const count = sent.reduce((sum, html) => sum + foreignPicturesIn(html), 0);
  if (count === 0) return notice;
  const text = [notice.text, leftOutText.pictures(count)].filter(Boolean).join(" ");
  return { ...notice, text, duration: Math.max(notice.duration ?? 0, 10_000) };
}
