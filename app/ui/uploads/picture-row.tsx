import { Picture } from "#ui/media/picture.tsx";
import { MadeField } from "#ui/page/folded-part.tsx";
import { EditPicture } from "./editor/edit-picture.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { isKept, type PictureItem } from "./picture-list.ts";
import { uploadsText } from "./uploads.text.ts";
import type { PictureUploads } from "./use-pictures.ts";
import { useRowDrag } from "./use-row-drag.ts";

interface PictureRowProps {
  item: PictureItem;
  place: number;
  name: string;
  /** "picture 2", or the field's own label where there is only one. */
  label: string;
  alts: boolean;
  madeAlt: string | undefined;
  /** Of the field, which may be of an alt text. */
  error: string | undefined;
  pictures: PictureUploads;
  /** Tells assistive technology what happened. */
  say(words: string): void;
}

/** One picture of a form with its alt text and the ways to move it, take it away, or send it again. */
export function PictureRow(props: PictureRowProps) {
  const { item, place, name, label, alts, pictures, say } = props;
  const { most, move } = pictures;
  const drag = useRowDrag(item.key, (key) => move(key, place));
  return (
    <li
      draggable={most > 1}
      {...drag.events}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded border bg-field p-2 ${drag.isOver ? "border-ink" : "border-hair"}`}
    >
      <PictureFrame item={item} />
      <div className="grid min-w-40 flex-1 gap-1">
        {isKept(item) && <input type="hidden" name={name} value={item.url} />}
        {alts && isKept(item) && <AltField {...props} />}
        <PictureState item={item} label={label} pictures={pictures} />
        <noscript>
          <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
            <input type="checkbox" name={`${name}Removed`} value={item.url} className="size-5" />
            {uploadsText.remove(label)}
          </label>
        </noscript>
      </div>
      <span className="ml-auto flex">
        {isKept(item) && <EditPicture item={item} label={label} pictures={pictures} say={say} />}
        <MoveButtons item={item} place={place} label={label} pictures={pictures} say={say} />
      </span>
    </li>
  );
}

function PictureFrame({ item }: { item: PictureItem }) {
  return (
    <span className="size-16 shrink-0 overflow-hidden bg-fold">
      {item.url && <Picture url={item.url} alt="" sizes="4rem" className="size-full object-cover" />}
    </span>
  );
}

function AltField({ item, name, label, madeAlt, error, pictures }: PictureRowProps) {
  const title = uploadsText.alt(label);
  return (
    <MadeField label={title} made={madeAlt} typed={item.alt} error={error}>
      <label className="grid gap-0.5 text-xs text-ink-2">
        {title}
        <input
          name={`${name}Alt`}
          value={item.alt}
          placeholder={uploadsText.altExample}
          onChange={({ currentTarget }) => pictures.describe(item.key, currentTarget.value)}
          className="h-11 w-full rounded border border-edge bg-field px-3 pt-0.5 text-sm text-ink"
        />
      </label>
    </MadeField>
  );
}

function PictureState({ item, label, pictures }: Pick<PictureRowProps, "item" | "label" | "pictures">) {
  if (item.progress !== undefined) {
    const words = item.progress < 1 ? uploadsText.sending : uploadsText.preparing;
    return (
      <div className="grid gap-1 text-xs text-ink-2">
        {words(item.file?.name)}
        <progress
          value={item.progress}
          aria-label={uploadsText.sendingOf(label)}
          className="h-2 w-full appearance-none border border-edge bg-paper [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-leaf"
        />
      </div>
    );
  }
  if (!item.failed) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-geru">
      {uploadsText.failed(item.file?.name, item.failed)}
      <button type="button" className="action text-sm" onClick={() => pictures.retry(item.key)}>
        {uploadsText.tryAgain}
      </button>
    </p>
  );
}
