import { useEffect, useState } from "react";
import { FieldNotes } from "#ui/form/field-notes.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { photoText as text } from "./photo.text.ts";
import { thumbnailOf } from "./shrink-photo.ts";

interface PhotoFieldsProps {
  /** What is chosen; the form sends these, small. */
  photos: readonly File[];
  most: number;
  hint: string;
  onAdd(photos: readonly File[]): Promise<void>;
  onRemove(photo: File): void;
  error: string | undefined;
  /** Another one with each note. */
  told: number;
  isHydrated: boolean;
}

const accept = "image/jpeg,image/png,image/webp";
const buttonLook =
  "inline-flex min-h-11 cursor-pointer items-center gap-2 rounded border border-ink px-4 text-sm font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2";

/**
 * Photos from a phone's camera or from what is there already. Without script plain fields send them, the
 * camera's one by one.
 */
export function PhotoFields({ error, told, hint, isHydrated, ...chosen }: PhotoFieldsProps) {
  return (
    <fieldset
      name="photos"
      tabIndex={-1}
      aria-describedby={error ? "photos-error" : "photos-hint"}
      className="grid gap-2"
    >
      <legend className="pb-1 text-md font-semibold">{text.photos}</legend>
      {isHydrated ? (
        <Chosen {...chosen} />
      ) : (
        <div className="grid gap-3 text-sm">
          <PlainFile label={text.fromFiles} multiple />
          <PlainFile label={text.camera} capture="environment" />
          <PlainFile label={text.cameraAgain} capture="environment" />
        </div>
      )}
      {/* The choice of a file hides the note about the last one: the next is another note. */}
      <FieldNotes key={told} id="photos" error={error} hint={hint} />
    </fieldset>
  );
}

function PlainFile({ label, ...input }: { label: string; multiple?: boolean; capture?: "environment" }) {
  return (
    <label className="grid gap-1">
      <span className="font-semibold">{label}</span>
      <input {...input} type="file" name="photos" accept={accept} className="min-h-11 max-w-full py-2" />
    </label>
  );
}

function Chosen({
  photos,
  most,
  onAdd,
  onRemove,
}: Omit<PhotoFieldsProps, "error" | "told" | "hint" | "isHydrated">) {
  const add = (input: HTMLInputElement) => {
    void onAdd([...(input.files ?? [])]);
    input.value = "";
  };
  const isFull = photos.length >= most;
  return (
    <>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map((photo, at) => (
            <li key={`${photo.name}-${photo.lastModified}-${photo.size}`} className="relative">
              <Thumbnail photo={photo} alt={text.photoOf(at + 1)} />
              <button
                type="button"
                aria-label={text.removePhoto(at + 1)}
                onClick={() => onRemove(photo)}
                className="absolute -top-2 -right-2 icon-button rounded-full border border-ink bg-paper"
              >
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <div className="flex flex-wrap gap-3">
          <label className={buttonLook}>
            {text.camera}
            <input
              type="file"
              accept="image/*"
              capture="environment"
              className="sr-only"
              onChange={(event) => add(event.currentTarget)}
            />
          </label>
          <label className={buttonLook}>
            {text.fromFiles}
            <input
              type="file"
              accept={accept}
              multiple
              className="sr-only"
              onChange={(event) => add(event.currentTarget)}
            />
          </label>
        </div>
      )}
    </>
  );
}

const thumbnailLook = "size-24 border border-hair bg-fold object-cover";

/** Its name, until it is drawn and of what the browser can't read. */
function Thumbnail({ photo, alt }: { photo: File; alt: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    void thumbnailOf(photo).then(setAddress);
  }, [photo]);
  return address ? (
    <img src={address} alt={alt} className={thumbnailLook} />
  ) : (
    <span className={`grid place-items-center overflow-hidden p-1 text-xs wrap-anywhere ${thumbnailLook}`}>
      {photo.name}
    </span>
  );
}
