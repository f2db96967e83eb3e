import { useEffect, useRef } from "react";
import { Icon, type IconName } from "#ui/media/icon.tsx";
import type { PictureItem } from "./picture-list.ts";
import { uploadsText } from "./uploads.text.ts";
import type { PictureUploads } from "./use-pictures.ts";

interface MoveButtonsProps {
  item: PictureItem;
  place: number;
  label: string;
  pictures: PictureUploads;
  /** Tells assistive technology what happened. */
  say(words: string): void;
}

/** Buttons for what dragging does too, and for taking a picture away. */
export function MoveButtons({ item, place, label, pictures, say }: MoveButtonsProps) {
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
    say(uploadsText.moved(place + 1, to + 1));
  };
  return (
    <span className="needs-script flex">
      {most > 1 && (
        <>
          <IconButton
            icon="chevron-left"
            turned
            name={uploadsText.up(label)}
            disabled={place === 0}
            onPress={moveTo(place - 1)}
          />
          <IconButton
            icon="chevron-right"
            turned
            name={uploadsText.down(label)}
            disabled={place === items.length - 1}
            onPress={moveTo(place + 1)}
          />
        </>
      )}
      <IconButton
        icon="trash"
        name={uploadsText.remove(label)}
        onPress={() => {
          remove(item.key);
          say(uploadsText.removed(label));
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
