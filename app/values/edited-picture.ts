import { editFields, type PictureEdit } from "./picture-edit.ts";
import { bucketNamed, type UploadBucket } from "./upload.ts";

/** Where pictures can be edited; what is shown where links are shared is chosen ready-made. */
const forms = {
  product_images: ["/admin/dashboard/products"],
  blog_images: ["/admin/dashboard/blog", "/admin/dashboard/newsletters"],
  artisan_images: ["/admin/dashboard/artisans"],
} as const satisfies Partial<Record<UploadBucket, readonly [string, ...string[]]>>;

type EditedBucket = keyof typeof forms;

export const isEditedBucket = (bucket: UploadBucket): bucket is EditedBucket => Object.hasOwn(forms, bucket);

/** Whose picture it is. */
export interface EditedPlace {
  bucket: EditedBucket;
  recordId: string;
}

const address = /^\/files\/(\w+)\/([A-Za-z0-9_-][A-Za-z0-9._-]{0,199})\/[\w-]+_\d{1,5}x\d{1,5}\.webp$/;

/** Where a picture of the shop's own lies that can be edited; undefined of every other. */
export function placeOf(url: string): EditedPlace | undefined {
  const [, name = "", recordId = ""] = address.exec(url) ?? [];
  const bucket = bucketNamed(name);
  return bucket && isEditedBucket(bucket) ? { bucket, recordId } : undefined;
}

/**
 * The address of the saved record's form that a picture belongs to, out of an address that somebody gave:
 * nothing else is ever led to.
 */
export function formGiven(given: string, { bucket, recordId }: EditedPlace): string | undefined {
  const [path = "", query] = given.split("?", 2);
  if (!forms[bucket].some((form) => form === path)) return undefined;
  const parameters = new URLSearchParams(query);
  return parameters.get("edit") === recordId ? `${path}?${parameters}` : undefined;
}

/** The same, or the first such form there is. */
export const formFor = (given: string, place: EditedPlace): string =>
  formGiven(given, place) ?? `${forms[place.bucket][0]}?${new URLSearchParams({ edit: place.recordId })}`;

/** A form's address with an edited picture in another's place; what it showed so before, it still does. */
export function withPicture(form: string, edited: string, as: string): string {
  const [path = "", query] = form.split("?", 2);
  const parameters = new URLSearchParams(query);
  const pairs = new Map(exchanged(parameters));
  const before = [...pairs].find(([, shown]) => shown === edited)?.[0] ?? edited;
  pairs.set(before, as);
  parameters.delete("edited");
  parameters.delete("as");
  for (const [old, shown] of pairs) {
    parameters.append("edited", old);
    parameters.append("as", shown);
  }
  return `${path}?${parameters}`;
}

/** Which pictures a form's address shows in the place of which. */
export function exchanged(parameters: URLSearchParams): [edited: string, as: string][] {
  const shown = parameters.getAll("as");
  return parameters.getAll("edited").flatMap((edited, at) => (shown[at] ? [[edited, shown[at]]] : []));
}

const area = "/admin/dashboard/pictures";

/** Where script asks how a picture is edited, and saves it. */
export const picturesPath = area;
export const editorPath = `${area}/edit`;

/** The editor of a picture, as it is stored; `form` is where it leads back to. */
export const openEditorPath = (picture: string, form: string): string =>
  `${editorPath}?${new URLSearchParams({ picture, form })}`;

/** A picture as an edit makes it; `whole` shows what is cut off, too. */
export function editPreviewPath(picture: string, edit: PictureEdit, whole: boolean): string {
  const fields = { picture, ...editFields(edit), ...(whole ? { whole: "on" } : {}) };
  return `${area}/preview?${new URLSearchParams(fields)}`;
}

/** By this header a preview says why there is no plain ground in it. */
export const refusalHeader = "Picture-Refusal";
