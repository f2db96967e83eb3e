import type { Notice } from "#platform/notice.ts";
import type { RecordServices } from "#platform/services.server.ts";
import type { RecordKeeper } from "#records/receive-record.server.ts";
import { deletedNotice } from "#records/record-acts.server.ts";
import { artisanAdminText } from "./artisan-admin.text.ts";
import { openArtisan } from "./artisan-columns.server.ts";
import {
  type ArtisanField,
  type ArtisanInput,
  type ArtisanPicture,
  artisans,
  type OpenArtisan,
} from "./artisan-fields.ts";
import { findArtisanRow } from "./artisan-list.db.server.ts";
import { type ArtisanDeleting, deleteArtisan, saveArtisan } from "./save-artisan.server.ts";
import { sentOf, unsentIn, wholeForm } from "./unsent-fields.ts";

/** How an artisan's form is taken, and how the profile is deleted. */
export const artisanKeeper: RecordKeeper<
  RecordServices,
  ArtisanField,
  ArtisanPicture,
  OpenArtisan,
  ArtisanInput,
  "stories"
> = {
  get empty() {
    return artisans.form.empty;
  },
  get pictures() {
    return artisans.pictures;
  },
  entered: (record, form) => ({ ...record, unsent: unsentIn(form) }),
  parse: (form) => artisans.form.parse(wholeForm(form)),
  words: artisanAdminText,
  async save(shop, actor, entered, input) {
    const { id, version, folder, pictures } = entered;
    const { portrait, banner, gallery } = pictures;
    const sent = sentOf(entered);
    const kept = { portrait: portrait[0]?.url ?? null, banner: banner[0]?.url ?? null, gallery };
    const outcome = await saveArtisan(shop, actor, { id, version, folder, pictures: kept, input, sent });
    if (outcome.kind !== "saved") return outcome;
    const { name, isNew, renamed } = outcome;
    return {
      kind: "saved",
      notice: isNew ? artisanAdminText.added(name) : artisanAdminText.saved(name, renamed),
    };
  },
  async find({ db }, id) {
    const row = await findArtisanRow(db, id);
    return row && openArtisan(row);
  },
  remove: async (shop, actor, id) => noticeOf(await deleteArtisan(shop, actor, id)),
};

function noticeOf(deleting: ArtisanDeleting): Notice {
  switch (deleting.kind) {
    case "deleted":
    case "gone":
      return deletedNotice(deleting.kind === "deleted", artisanAdminText);
    case "has-work": {
      const text = artisanAdminText.hasWork(deleting.pieces);
      return { ...artisanAdminText.deleteFailed, text, tone: "destructive" };
    }
  }
}
