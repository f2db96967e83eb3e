import { type DragEvent, useEffect, useRef, useState } from "react";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import { isKept, type PictureItem } from "./picture-list.ts";
import type { Pictures } from "./use-pictures.ts";

interface PictureRowProps {
  item: PictureItem;
  place: number;
  name: string;
  /** "picture 2", or the field's own label where there is only one. */
  label: string;
  alts: boolean;
  pictures: Pictures;
  /** Tells assistive technology what happened. */
  say(words: string): void;
}

/** Dragged rows carry this kind of data, so that a dropped file is something else. */
const dragKind = "text/x-picture";

/** One picture of a form with its alt text and the ways to move it, take it away, or send it again. */
export function PictureRow({ item, place, name, label, alts, pictures, say }: PictureRowProps) {
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
        {alts && isKept(item) && <AltField item={item} name={name} label={label} pictures={pictures} />}
        <PictureState item={item} label={label} pictures={pictures} />
        <noscript>
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input type="checkbox" name={`${name}Removed`} value={item.url} className="size-5" />
            Remove {label}
          </label>
        </noscript>
      </div>
      <MoveButtons item={item} place={place} label={label} pictures={pictures} say={say} />
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

function AltField({
  item,
  name,
  label,
  pictures,
}: Pick<PictureRowProps, "item" | "name" | "label" | "pictures">) {
  return (
    <label className="grid gap-0.5 text-xs text-ink-2">
      Alt text of {label}
      <input
        name={`${name}Alt`}
        value={item.alt}
        maxLength={300}
        placeholder="What the picture shows"
        onChange={({ currentTarget }) => pictures.describe(item.key, currentTarget.value)}
        className="h-11 w-full rounded border border-edge bg-field px-3 pt-0.5 text-sm text-ink"
      />
    </label>
  );
}

function PictureState({ item, label, pictures }: Pick<PictureRowProps, "item" | "label" | "pictures">) {
  if (item.progress !== undefined) {
    const words = item.progress < 1 ? "Sending" : "Preparing";
    return (
      <div className="grid gap-1 text-xs text-ink-2">
        {words} {item.file?.name} …
        <progress
          value={item.progress}
          aria-label={`Sending ${label}`}
          className="h-2 w-full appearance-none border border-edge bg-paper [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-leaf"
        />
      </div>
    );
  }
  if (!item.failed) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-geru">
      {item.file?.name} was not sent.
      <button type="button" className="action text-sm" onClick={() => pictures.retry(item.key)}>
        Try again
      </button>
    </p>
  );
}

type MoveProps = Pick<PictureRowProps, "item" | "place" | "label" | "pictures" | "say">;

function MoveButtons({ item, place, label, pictures, say }: MoveProps) {
  const { items, most, move, remove } = pictures;
  const last = useRef<HTMLButtonElement>(null);
  // A moved row may lose the focus while it changes its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new place that takes the focus away
  useEffect(() => {
    last.current?.focus();
    last.current = null;
  }, [place]);
  const moveTo = (to: number) => (button: HTMLButtonElement) => {
    last.current = button;
    move(item.key, to);
    say(`Picture ${place + 1} is now picture ${to + 1}`);
  };
  return (
    <span className="needs-script ml-auto flex">
      {most > 1 && (
        <>
          <IconButton
            icon="chevron-left"
            turned
            name={`Move ${label} up`}
            disabled={place === 0}
            onPress={moveTo(place - 1)}
          />
          <IconButton
            icon="chevron-right"
            turned
            name={`Move ${label} down`}
            disabled={place === items.length - 1}
            onPress={moveTo(place + 1)}
          />
        </>
      )}
      <IconButton
        icon="trash"
        name={`Remove ${label}`}
        onPress={() => {
          remove(item.key);
          say(`Removed ${label}`);
        }}
      />
    </span>
  );
}

interface IconButtonProps {
  icon: IconName;
  turned?: boolean;
  name: string;
  disabled?: boolean;
  onPress(button: HTMLButtonElement): void;
}

function IconButton({ icon, turned = false, name, disabled, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      // Stays in reach of the keyboard at the end of the list.
      aria-disabled={disabled}
      onClick={({ currentTarget }) => !disabled && onPress(currentTarget)}
      className="grid size-11 place-items-center rounded hover:bg-fold aria-disabled:opacity-35"
    >
      <Icon name={icon} className={`size-5 ${turned ? "rotate-90" : ""}`} />
    </button>
  );
}

/** Rows change places by being dragged onto each other. */
function useRowDrag(key: string, onDropped: (key: string) => void) {
  const [isOver, setOver] = useState(false);
  const isRow = (event: DragEvent) => event.dataTransfer.types.includes(dragKind);
  return {
    isOver,
    events: {
      onDragStart(event: DragEvent) {
        // Marking text in the alt field is no dragging of its row.
        if (event.target instanceof HTMLInputElement) return event.preventDefault();
        event.dataTransfer.setData(dragKind, key);
        event.dataTransfer.effectAllowed = "move";
      },
      onDragOver(event: DragEvent) {
        if (!isRow(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        if (!isRow(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        onDropped(event.dataTransfer.getData(dragKind));
      },
    },
  };
}
