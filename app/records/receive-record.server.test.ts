import { expect, test } from "vitest";
import { fieldText } from "#ui/form/form.text.ts";
import { previewRecord, type RecordKind } from "./receive-record.server.ts";
import type { OpenRecord } from "./record-answer.ts";

type Loom = OpenRecord<"name", "photos">;

const loom: RecordKind<never, "name", "photos", Loom, string, "stories"> = {
  empty: { name: "" },
  pictures: { photos: { bucket: "product_images", most: 3 } },
  entered: (record) => record,
  parse: () => ({ kind: "valid", value: "parsed" }),
  save: () => Promise.reject(new Error("nothing is saved")),
  words: { saveFailed: { title: "Not Saved", text: "Not saved." }, gone: "Gone." },
};

function withAlts(...alts: string[]): FormData {
  const form = new FormData();
  for (const [place, alt] of alts.entries()) {
    form.append("photos", `/files/${place}.webp`);
    form.append("photosAlt", alt);
  }
  return form;
}

test("an alt text that is too long is refused at its pictures, and stays whole (TEXT-16)", async () => {
  const fits = "श्री".repeat(300);
  const shown = await previewRecord(withAlts("", fits), loom, ({ pictures }) => pictures.photos);
  expect(shown).toMatchObject({ kind: "done", kept: [{ alt: "" }, { alt: fits }] });

  const long = `${fits}x`;
  expect(await previewRecord(withAlts("", long), loom, () => "shown")).toMatchObject({
    kind: "refused",
    errors: { photos: `The alt text of picture 2: ${fieldText.long(300)}` },
    typed: { pictures: { photos: [{ alt: "" }, { alt: long }] } },
  });
});
