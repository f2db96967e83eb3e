import { usePictureField } from "#records/use-picture-field.ts";
import { useRecordForm } from "#records/use-record-form.ts";
import { type ArtisanField, artisanFields, parseArtisan } from "./artisan.form.ts";
import {
  type ArtisanAnswer,
  type ArtisanPicture,
  artisanPictures,
  type OpenArtisan,
} from "./artisan-answer.ts";

export type ArtisanFormState = ReturnType<typeof useArtisanForm>;

/** An artisan's form while it is filled in. */
export const useArtisanForm = (opened: OpenArtisan, given: ArtisanAnswer | undefined, closeTo: string) =>
  useRecordForm<ArtisanField, ArtisanPicture, OpenArtisan, never>({
    ...{ opened, given, closeTo, fields: artisanFields, parse: parseArtisan },
    usePictureFields: useArtisanPictures,
    typeInto: (texts, field, value) => ({ texts: { ...texts, [field]: value } }),
  });

const useArtisanPictures = (start: OpenArtisan, onChange: () => void) => ({
  portrait: usePictureField(artisanPictures, "portrait", start, onChange),
  banner: usePictureField(artisanPictures, "banner", start, onChange),
  gallery: usePictureField(artisanPictures, "gallery", start, onChange),
});
