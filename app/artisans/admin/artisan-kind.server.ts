import type { RecordServices } from "#platform/services.server.ts";
import type { RecordKind } from "#records/receive-record.server.ts";
import { type ArtisanField, type ArtisanInput, emptyArtisan, parseArtisan } from "./artisan.form.ts";
import { artisanAdminText } from "./artisan-admin.text.ts";
import { type ArtisanPicture, artisanPictures, type OpenArtisan } from "./artisan-answer.ts";
import { saveArtisan } from "./save-artisan.server.ts";

/** How an artisan's form is taken. */
export const artisanKind: RecordKind<
  RecordServices,
  ArtisanField,
  ArtisanPicture,
  OpenArtisan,
  ArtisanInput,
  "stories"
> = {
  empty: emptyArtisan,
  pictures: artisanPictures,
  entered: (record) => record,
  parse: parseArtisan,
  words: artisanAdminText,
  async save(shop, actor, { id, version, folder, pictures, texts: sent }, input) {
    const { portrait, banner, gallery } = pictures;
    const kept = { portrait: portrait[0]?.url ?? null, banner: banner[0]?.url ?? null, gallery };
    const outcome = await saveArtisan(shop, actor, { id, version, folder, pictures: kept, input, sent });
    if (outcome.kind !== "saved") return outcome;
    const { name, isNew, renamed } = outcome;
    return {
      kind: "saved",
      notice: isNew ? artisanAdminText.added(name) : artisanAdminText.saved(name, renamed),
    };
  },
};
