import { adminList } from "#records/fields/admin-list.ts";
import { lineField, optionalLineField, optionalLinesField, publicText } from "#records/fields/field-kinds.ts";
import { fieldForm, type InputOf, recordFields } from "#records/fields/record-field.ts";
import { recordPictures } from "#records/fields/record-fields.tsx";
import type { OpenRecord } from "#records/record-answer.ts";
import { inEachLanguage } from "#values/language/in-each-language.ts";
import { artisanText } from "../artisan.text.ts";
import { artisanPath } from "../artisan.ts";
import { artisanAdminText } from "./artisan-admin.text.ts";
import { makingFields, whyNotAway } from "./making-fields.ts";

const orEmpty = (text: string | null): string => text ?? "";

/** All that an owner says of an artisan. */
export const artisanFields = recordFields(() => ({
  name: {
    ...lineField(...publicText("artisan", "name"), 120, artisanAdminText.errors.name),
    look: (_texts, id) => ({
      required: true,
      autoComplete: "off",
      hint: id ? artisanAdminText.hints.name(artisanPath({ id })) : undefined,
    }),
  },
  craft: {
    ...optionalLineField(...publicText("artisan", "craft"), 120, { autoComplete: "off" }),
    kept: orEmpty,
  },
  location: {
    ...optionalLineField(...publicText("artisan", "location"), 160, { autoComplete: "off" }),
    kept: orEmpty,
  },
  bio: {
    ...optionalLinesField("bio", artisanAdminText.fields.bio, 8000, {
      rows: 9,
      hint: artisanAdminText.hints.bio,
    }),
    kept: orEmpty,
  },
  portraitAlt: optionalLineField("image_alt", artisanAdminText.fields.portraitAlt, 300),
  ...makingFields,
}));

/** And shows. */
export const artisanPictures = recordPictures(() => ({
  portrait: {
    bucket: "artisan_images",
    most: 1,
    label: artisanAdminText.fields.portrait,
    hint: artisanAdminText.hints.portrait,
  },
  banner: {
    bucket: "artisan_images",
    most: 1,
    label: artisanAdminText.fields.banner,
    hint: artisanAdminText.hints.banner,
  },
  gallery: {
    bucket: "artisan_images",
    most: 12,
    label: artisanAdminText.fields.gallery,
    hint: artisanAdminText.hints.gallery,
    alts: true,
    takesPaste: true,
  },
}));

/** The pictures that an artisan is stored with. */
export interface ArtisanPictures {
  portrait: string | null;
  banner: string | null;
  gallery: readonly { url: string; alt: string }[];
}

export type ArtisanField = keyof typeof artisanFields;
export type ArtisanPicture = keyof typeof artisanPictures;
export type ArtisanInput = InputOf<typeof artisanFields>;

/** An artisan as the form is opened with it. */
export interface OpenArtisan extends OpenRecord<ArtisanField, ArtisanPicture> {
  /** Of a form that was sent: the fields that it does not have. */
  unsent?: readonly ArtisanField[];
}

/** As their page describes a picture that nobody has described. */
function madeAlts({ name = "" }: Readonly<Record<string, string>>) {
  return name.trim() ? { portraitAlt: artisanText.portrait(name), gallery: artisanText.workBy(name) } : {};
}

/** Artisans, as the admin keeps them. */
export const artisans = inEachLanguage(() => ({
  table: "artisans",
  texts: "artisan",
  names: { all: "the artisans", one: "an artisan" },
  words: artisanAdminText,
  list: adminList("/admin/dashboard/artisans"),
  fields: artisanFields,
  form: fieldForm(artisanFields, whyNotAway),
  pictures: artisanPictures,
  made: madeAlts,
  parts: [
    { title: artisanAdminText.parts.about, fields: ["name", "craft", "location", "bio"] },
    { title: artisanAdminText.parts.pictures, fields: ["portrait", "portraitAlt", "banner"] },
    { title: artisanAdminText.parts.works, fields: ["gallery"], wide: true },
    {
      title: artisanAdminText.parts.making,
      note: artisanAdminText.hints.making,
      fields: [
        "phone",
        "pageLanguage",
        "piecesWeek",
        { beside: ["awayFrom", "awayUntil"], as: "columns" },
        "working",
      ],
      folded: true,
      wide: true,
    },
  ],
}));
