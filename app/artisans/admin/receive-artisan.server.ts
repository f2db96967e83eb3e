import type { Actor } from "#accounts/actor.ts";
import { postedPictures, takePictures } from "#platform/files/posted-pictures.server.ts";
import type { RecordServices } from "#platform/services.server.ts";
import { isByScript } from "#ui/form/form-answer.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import { isUuid } from "#values/uuid.ts";
import { artisanFields, parseArtisan } from "./artisan.form.ts";
import { artisanAdminText } from "./artisan-admin.text.ts";
import {
  type ArtisanAnswer,
  type ArtisanFormField,
  mostGalleryPictures,
  type OpenArtisan,
} from "./artisan-answer.ts";
import { type ArtisanOutcome, saveArtisan } from "./save-artisan.server.ts";

type Errors = Partial<Record<ArtisanFormField, string>>;

/** A posted artisan: checked, files taken in where a browser without script sent them along, saved. */
export async function receiveArtisan(
  shop: RecordServices,
  actor: Actor,
  form: FormData,
): Promise<ArtisanAnswer> {
  const entered = enteredIn(form);
  // New pictures lie in a fresh folder while there is no id, and in the artisan's own afterwards.
  if (entered.version === 0 ? !isUuid(entered.folder) : entered.folder !== entered.id) {
    return { kind: "failed", notice: failure(artisanAdminText.saveFailed.text) };
  }
  const errors = await takeFiles(shop, actor, form, entered);
  const parsed = parseArtisan(form);
  const wrong = parsed.kind === "refused" ? { ...parsed.errors, ...errors } : errors;
  if (parsed.kind === "refused" || Object.keys(wrong).length > 0) return refused(wrong, form, entered);
  const { id, version, folder, pictures } = entered;
  const outcome = await saveArtisan(shop, actor, { id, version, folder, pictures, input: parsed.value });
  return answerTo(outcome, form, entered);
}

function answerTo(outcome: ArtisanOutcome, form: FormData, entered: OpenArtisan): ArtisanAnswer {
  const plain = isByScript(form) ? {} : { entered };
  switch (outcome.kind) {
    case "saved": {
      const { name, isNew, renamed } = outcome;
      return {
        kind: "saved",
        notice: isNew ? artisanAdminText.added(name) : artisanAdminText.saved(name, renamed),
      };
    }
    case "refused":
      return refused(outcome.errors, form, entered);
    case "stale":
      return { kind: "failed", isStale: true, notice: failure(artisanAdminText.stale), ...plain };
    case "gone":
      return { kind: "failed", notice: failure(artisanAdminText.gone), ...plain };
  }
}

const failure = (text: string) => ({
  title: artisanAdminText.saveFailed.title,
  text,
  tone: "destructive" as const,
});

const refused = (errors: Errors, form: FormData, entered: OpenArtisan) => ({
  kind: "refused" as const,
  errors,
  notice: failure(Object.values(errors)[0] ?? ""),
  ...(isByScript(form) ? {} : { entered }),
});

/** The form as it was sent; its pictures without those that were ticked to be removed. */
function enteredIn(form: FormData): OpenArtisan {
  const texts = { name: "", craft: "", location: "", bio: "", portraitAlt: "" };
  for (const field of artisanFields) texts[field] = textIn(form, field);
  return {
    id: textIn(form, "id"),
    version: versionIn(form),
    folder: textIn(form, "folder"),
    texts,
    pictures: {
      portrait: postedPictures(form, "portrait")[0]?.url ?? null,
      banner: postedPictures(form, "banner")[0]?.url ?? null,
      gallery: postedPictures(form, "gallery"),
    },
  };
}

/** Files of a form that was sent without script join what was entered. */
async function takeFiles(
  shop: RecordServices,
  actor: Actor,
  form: FormData,
  entered: OpenArtisan,
): Promise<Errors> {
  const { folder, pictures } = entered;
  const field = { bucket: "artisan_images", recordId: folder, actorId: actor.id } as const;
  const portrait = await takePictures(shop, form, { ...field, name: "portrait", room: 1, most: 1 });
  const banner = await takePictures(shop, form, { ...field, name: "banner", room: 1, most: 1 });
  const room = Math.max(0, mostGalleryPictures - pictures.gallery.length);
  const more = { ...field, name: "gallery", room, most: mostGalleryPictures };
  const gallery = await takePictures(shop, form, more);
  entered.pictures = {
    portrait: portrait.urls[0] ?? pictures.portrait,
    banner: banner.urls[0] ?? pictures.banner,
    gallery: [...pictures.gallery, ...gallery.urls.map((url) => ({ url, alt: "" }))],
  };
  const errors = { portrait: portrait.error, banner: banner.error, gallery: gallery.error };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error));
}
