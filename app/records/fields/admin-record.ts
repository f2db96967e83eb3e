import type { ActedOn } from "#platform/audit/acts.ts";
import type { Notice } from "#platform/notice.ts";
import type { TextKind } from "#translations/translatable.ts";
import type { AdminList, ListChoices } from "./admin-list.ts";
import type { FormPart } from "./form-parts.tsx";
import type { FieldForm, InputOf, NameOf, RecordFields } from "./record-field.ts";
import type { RecordPictures } from "./record-fields.tsx";

/** The words of every page of records. */
export interface RecordWords {
  title: string;
  add: string;
  edit: string;
  save: string;
  none: string;
  /** Explains `none`. */
  noneText?: string;
  /** Where a search or a filter finds none. */
  noneFound?: string;
  /** Of the box in which they are searched. */
  search?: string;
  listFailed: Notice & { text: string };
  saveFailed: Notice & { text: string };
  deleted: Notice;
  deleteFailed: Notice;
  gone: string;
}

/** A kind of records, defined once: its pages, form, acts and history follow from it. */
export interface AdminRecord<
  Fields extends RecordFields = RecordFields,
  Pictures extends RecordPictures = RecordPictures,
  Choices extends ListChoices = ListChoices,
> {
  /** Where they lie. */
  table: ActedOn;
  /** The kind of their translatable texts, where they have any. */
  texts?: Exclude<TextKind, "shop">;
  /** Their names in the log. */
  names: { all: string; one: string };
  words: RecordWords;
  list: AdminList<Choices>;
  fields: Fields;
  form: FieldForm<NameOf<Fields>, InputOf<Fields>>;
  pictures: Pictures;
  /** The texts that fields and pictures have as long as nobody writes others, by what is typed elsewhere. */
  made?(texts: Readonly<Record<string, string>>): Readonly<Partial<Record<string, string>>>;
  parts: readonly FormPart<NameOf<Fields> | (keyof Pictures & string)>[];
}
