import {
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { FieldNotes } from "#ui/form/field-notes.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { acceptOf } from "#values/upload.ts";
import { PictureRow } from "./picture-row.tsx";
import { uploadsText } from "./uploads.text.ts";
import type { PictureUploads } from "./use-pictures.ts";

export interface PictureFieldProps {
  label: string;
  /**
   * The stored pictures' addresses are sent by this name, in their order, and their alt texts as `{name}Alt`.
   */
  name: string;
  pictures: PictureUploads;
  hint?: ReactNode;
  error?: string;
  /** Each picture has an alt text of its own. */
  alts?: boolean;
  /** What an alt text is as long as nobody writes one, where it is made by itself. */
  madeAlt?: string;
  /** Pictures pasted anywhere on the page are meant for this field. */
  takesPaste?: boolean;
  /** On a phone its camera is offered, too. */
  camera?: boolean;
}

/**
 * Pictures chosen by a button, dropped or pasted, shown in their order, which buttons and dragging change.
 * Without script it is a plain file field, `{name}File`, that goes with the form.
 */
export function PictureField(props: PictureFieldProps) {
  const { label, name, pictures, hint, alts = false, madeAlt, takesPaste = false, camera = false } = props;
  const error = pictures.error ?? props.error;
  const { items, most } = pictures;
  const id = useId();
  const [said, say] = useState("");
  usePaste(takesPaste, pictures.add);
  const drop = useDrop(pictures.add);

  return (
    <fieldset className="grid min-w-0 gap-2" {...drop.events}>
      <div className="flex items-baseline gap-1.5 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span className="text-ink-2">
          {most > 1 ? uploadsText.of(items.length, most) : uploadsText.optional}
        </span>
      </div>
      {items.length > 0 && (
        <ol className="grid gap-2">
          {items.map((item, place) => (
            <PictureRow
              key={item.key}
              item={item}
              place={place}
              name={name}
              label={most > 1 ? uploadsText.picture(place + 1) : label}
              alts={alts}
              madeAlt={madeAlt}
              error={error}
              pictures={pictures}
              say={say}
            />
          ))}
        </ol>
      )}
      <div
        className={`grid gap-1 rounded border border-dashed p-3 ${drop.isOver ? "border-ink bg-fold" : "border-edge"}`}
      >
        {camera && items.length < most && (
          <div className="grid gap-1 text-sm md:hidden">
            <label htmlFor={`${id}-camera`} className="font-semibold">
              {uploadsText.photograph}
            </label>
            <FileInput
              id={`${id}-camera`}
              name={name}
              accept="image/*"
              capture="environment"
              pictures={pictures}
            />
          </div>
        )}
        <FileInput
          id={id}
          name={name}
          accept={acceptOf(pictures.bucket)}
          multiple={most > 1}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
          aria-invalid={Boolean(error)}
          pictures={pictures}
        />
        <p id={`${id}-hint`} className="text-xs text-ink-2">
          {hint}
          {most > 1 && <noscript>{uploadsText.mostAtOnce}</noscript>}
          <span className="needs-script max-md:hidden"> {uploadsText.drop(takesPaste, most > 1)}</span>
        </p>
      </div>
      <FieldNotes id={id} error={error} />
      <p role="status" className="sr-only">
        {said || progressWords(pictures)}
      </p>
    </fieldset>
  );
}

interface FileInputProps extends ComponentProps<"input"> {
  name: string;
  pictures: PictureUploads;
}

/** Hands chosen files on at once; without script they go with the form. */
function FileInput({ name, pictures, ...input }: FileInputProps) {
  const isHydrated = useHydrated();
  return (
    <input
      {...input}
      type="file"
      // With script the files have been sent before the form is.
      name={isHydrated ? undefined : `${name}File`}
      onChange={({ currentTarget }) => {
        pictures.add([...(currentTarget.files ?? [])]);
        // The same file can be chosen again.
        currentTarget.value = "";
      }}
      // A pixel around its button: the browser clips it where the line falls between two pixels.
      className="min-h-11.5 w-full text-sm file:my-px file:mr-3 file:h-11 file:cursor-pointer file:rounded file:border file:border-solid file:border-ink file:bg-field file:px-4 file:font-semibold"
    />
  );
}

function progressWords({ items }: PictureUploads): string {
  const underWay = items.filter(({ progress }) => progress !== undefined).length;
  return underWay > 0 ? uploadsText.underWay(underWay) : "";
}

/** Files from the clipboard, but not what is pasted into an editor. */
function usePaste(takesPaste: boolean, add: (files: readonly File[]) => void): void {
  const latest = useRef(add);
  latest.current = add;
  useEffect(() => {
    if (!takesPaste) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const isInEditor = event.target instanceof HTMLElement && event.target.isContentEditable;
      if (files.length === 0 || isInEditor) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [takesPaste]);
}

/** Files dropped on the field; a row of the list that is dragged is no file. */
function useDrop(add: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return {
    isOver,
    events: {
      onDragOver(event: DragEvent) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        add([...event.dataTransfer.files]);
      },
    },
  };
}
