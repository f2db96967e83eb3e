import type { Actor } from "#accounts/actor.ts";
import type { Holder } from "#accounts/permissions/holder.ts";
import type { Permission } from "#accounts/permissions/permissions.ts";
import { postedPictures, takePictures, withLeftOut } from "#pictures/posted-pictures.server.ts";
import type { Notice } from "#platform/notice.ts";
import type { RecordServices } from "#platform/services.server.ts";
import { staleText } from "#platform/stale.text.ts";
import type { Texts } from "#records/form-draft.ts";
import { type FieldErrors, isByScript, type ParsedForm } from "#ui/form/form-answer.ts";
import { mapEach } from "#values/each-of.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import type { UploadBucket } from "#values/upload.ts";
import { isUuid } from "#values/uuid.ts";
import { longAlts } from "./long-alts.ts";
import type { OpenRecord, RecordAnswer } from "./record-answer.ts";

export type RecordOutcome<Opened> =
  | { kind: "saved"; notice: Notice }
  /** `entered`: the form's new state, where the record has changed meanwhile. */
  | { kind: "refused"; errors: FieldErrors<string>; entered?: Opened }
  | { kind: "stale" }
  | { kind: "gone" };

/** A kind of record as its room defines it; writing one takes the permission P. */
export interface RecordKind<
  Shop extends RecordServices,
  Field extends string,
  Pictures extends string,
  Opened extends OpenRecord<Field, Pictures>,
  Input,
  P extends Permission,
> {
  /** A form with nothing in it. */
  empty: Texts<Field>;
  /** Those of its fields that are HTML. */
  html?: readonly Field[];
  /** Its picture fields. */
  pictures: Readonly<Record<Pictures, { bucket: UploadBucket; most: number }>>;
  /** Adds the form's other values. */
  entered(record: OpenRecord<Field, Pictures>, form: FormData): Opened;
  parse(form: FormData): ParsedForm<Field, Input>;
  save(shop: Shop, actor: Holder<P>, entered: Opened, input: Input): Promise<RecordOutcome<Opened>>;
  words: { saveFailed: Notice & { text: string }; gone: string };
}

/** The same of records that have a page of their own kind, on which they are opened and deleted. */
export interface RecordKeeper<
  Shop extends RecordServices,
  Field extends string,
  Pictures extends string,
  Opened extends OpenRecord<Field, Pictures>,
  Input,
  P extends Permission,
> extends RecordKind<Shop, Field, Pictures, Opened, Input, P> {
  /** A record as its form is opened with it; undefined where there is none of that id. */
  find(shop: Pick<Shop, "db">, id: string): Promise<Opened | undefined>;
  /** Removes a record for good; the notice confirms it, or says why it stays. */
  remove(shop: Shop, actor: Holder<P>, id: string): Promise<Notice>;
}

/**
 * A posted record: checked, its files taken in where a browser without script sent them along, saved. What
 * `beforeSaving` throws leads elsewhere; the files that came along are uploads by then.
 */
export async function receiveRecord<
  Shop extends RecordServices,
  Field extends string,
  Pictures extends string,
  Opened extends OpenRecord<Field, Pictures>,
  Input,
  P extends Permission,
>(
  shop: Shop,
  actor: Holder<P>,
  form: FormData,
  kind: RecordKind<Shop, Field, Pictures, Opened, Input, P>,
  beforeSaving?: (entered: Opened) => Promise<void>,
): Promise<RecordAnswer<Opened>> {
  const failed = (text: string) => ({ kind: "failed" as const, notice: failure(kind, text) });
  const taken = await takeRecord(shop, actor, form, kind);
  if (!taken) return failed(kind.words.saveFailed.text);
  const { entered, errors } = taken;
  if (Object.keys(errors).length === 0) await beforeSaving?.(entered);
  const parsed = kind.parse(form);
  const wrong = parsed.kind === "refused" ? { ...parsed.errors, ...errors } : errors;
  if (parsed.kind === "refused" || Object.keys(wrong).length > 0) return refused(form, kind, entered, wrong);
  const outcome = await kind.save(shop, actor, entered, parsed.value);
  const typed = typedOf(form, entered);
  switch (outcome.kind) {
    case "saved":
      return { kind: "done", kept: undefined, notice: withLeftOut(outcome.notice, htmlIn(form, kind)) };
    case "refused":
      return { ...refused(form, kind, entered, outcome.errors), typed: outcome.entered ?? typed };
    case "stale":
      return { ...failed(staleText.message), reason: "stale", typed };
    case "gone":
      return { ...failed(kind.words.gone), typed };
  }
}

/**
 * A posted record as it was entered, its files taken in, and their errors; undefined where the form is none
 * of the shop's.
 */
export async function takeRecord<
  Shop extends RecordServices,
  Field extends string,
  Pictures extends string,
  Opened extends OpenRecord<Field, Pictures>,
  Input,
  P extends Permission,
>(
  shop: Shop,
  actor: Holder<P>,
  form: FormData,
  kind: RecordKind<Shop, Field, Pictures, Opened, Input, P>,
): Promise<{ entered: Opened; errors: FieldErrors<string> } | undefined> {
  const entered = enteredIn(form, kind);
  if (!isSound(entered)) return undefined;
  const errors = await takeFiles(shop, actor, form, entered, kind.pictures);
  return { entered, errors: { ...longAlts(entered.pictures), ...errors } };
}

/** A posted record as it would look; nothing is saved. */
export async function previewRecord<
  Shop extends RecordServices,
  Field extends string,
  Pictures extends string,
  Opened extends OpenRecord<Field, Pictures>,
  Input,
  P extends Permission,
  Preview,
>(
  form: FormData,
  kind: RecordKind<Shop, Field, Pictures, Opened, Input, P>,
  show: (entered: Opened, input: Input) => Preview | Promise<Preview>,
): Promise<RecordAnswer<Opened, Preview>> {
  const entered = enteredIn(form, kind);
  const parsed = kind.parse(form);
  const errors = { ...longAlts(entered.pictures), ...(parsed.kind === "refused" && parsed.errors) };
  if (parsed.kind === "refused" || Object.keys(errors).length > 0)
    return refused(form, kind, entered, errors);
  return { kind: "done", kept: await show(entered, parsed.value) };
}

const htmlIn = (form: FormData, { html = [] }: { html?: readonly string[] }): string[] =>
  html.map((field) => textIn(form, field));

type Words = Pick<RecordKind<never, never, never, never, never, never>, "words">;

const failure = ({ words }: Words, text: string): Notice => ({
  ...words.saveFailed,
  text,
  tone: "destructive",
});

/** A browser with script still has what was typed. */
const typedOf = <Opened>(form: FormData, entered: Opened) => (isByScript(form) ? undefined : entered);

const refused = <Opened>(form: FormData, kind: Words, entered: Opened, errors: FieldErrors<string>) => ({
  kind: "refused" as const,
  errors,
  notice: failure(kind, Object.values(errors)[0] ?? ""),
  typed: typedOf(form, entered),
});

/** New pictures lie in a fresh folder while there is no record, and in the record's own afterwards. */
const isSound = ({ id, version, folder }: OpenRecord<string, string>): boolean =>
  version === 0 ? isUuid(folder) && (id === "" || id === folder) : id === folder;

/** The form as it was sent; its pictures without those that were ticked to be removed. */
function enteredIn<Field extends string, Pictures extends string, Opened>(
  form: FormData,
  kind: Pick<
    RecordKind<never, Field, Pictures, Opened & OpenRecord<Field, Pictures>, never, never>,
    "empty" | "pictures" | "entered"
  >,
) {
  const id = textIn(form, "id");
  return kind.entered(
    {
      id,
      version: versionIn(form),
      folder: textIn(form, "folder") || id,
      texts: mapEach(kind.empty, (_, field) => textIn(form, field)),
      pictures: mapEach(kind.pictures, ({ most }, name) => {
        const posted = postedPictures(form, name);
        return most === 1 ? posted.slice(0, 1) : posted;
      }),
    },
    form,
  );
}

/** Files of a form that was sent without script join what was entered, or take the only place. */
async function takeFiles<Pictures extends string>(
  shop: RecordServices,
  { id: actorId }: Pick<Actor, "id">,
  form: FormData,
  { folder, pictures }: OpenRecord<never, Pictures>,
  fields: Readonly<Record<Pictures, { bucket: UploadBucket; most: number }>>,
): Promise<FieldErrors<string>> {
  const errors: FieldErrors<string> = {};
  for (const name in fields) {
    const { bucket, most } = fields[name];
    const room = most === 1 ? 1 : Math.max(0, most - pictures[name].length);
    const taken = await takePictures(shop, form, { name, bucket, recordId: folder, actorId, room, most });
    if (taken.error) errors[name] = taken.error;
    const added = taken.urls.map((url) => ({ url, alt: "" }));
    if (added.length > 0) pictures[name] = most === 1 ? added : [...pictures[name], ...added];
  }
  return errors;
}
