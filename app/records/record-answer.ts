import type { Texts } from "#records/form-draft.ts";
import type { FormAnswer } from "#ui/form/form-answer.ts";

export interface RecordPicture {
  url: string;
  alt: string;
}

/** A record of the admin as its form is opened with it. */
export interface OpenRecord<Field extends string, Pictures extends string> {
  /** '' while there is none, where the id is made from the name. */
  id: string;
  /** 0 for a record that is not saved yet. */
  version: number;
  /** Where new pictures are put: the record's own folder, or a fresh one while there is no id. */
  folder: string;
  texts: Texts<Field>;
  pictures: Record<Pictures, readonly RecordPicture[]>;
  /** So many of them were edited, and are stored only when the record is saved. */
  edited?: number;
}

/**
 * The outcome of a record's form: done, with the preview where one was requested, or not, with the entered
 * values for a page without script.
 */
export type RecordAnswer<Opened, Preview = never> = FormAnswer<
  string,
  Preview | undefined,
  Opened | undefined
>;
