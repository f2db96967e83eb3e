import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { uiText } from "../ui.text.ts";
import { Icon, type IconName } from "./icon.tsx";
import { Picture } from "./picture.tsx";
import { zoomText as text } from "./picture-zoom.text.ts";

export interface GalleryPicture {
  url: string;
  alt: string;
}

interface PictureZoomProps {
  pictures: readonly GalleryPicture[];
  start: number;
  onClose(): void;
  /** Keeps the page's own gallery in step. */
  onShow?(index: number): void;
}

/** The pictures as large as the screen. Arrow keys turn, Enter or a click magnifies, Escape closes. */
export function PictureZoom({ pictures, start, onClose, onShow }: PictureZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const [isLarge, setLarge] = useState(false);
  const picture = pictures[index];

  useEffect(() => dialog.current?.showModal(), []);

  function turn(by: number) {
    const next = (index + by + pictures.length) % pictures.length;
    setIndex(next);
    setLarge(false);
    onShow?.(next);
  }
  function onKey(event: KeyboardEvent) {
    if (event.key === "ArrowRight") turn(1);
    if (event.key === "ArrowLeft") turn(-1);
  }
  if (!picture) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={text.name}
      onClose={onClose}
      onKeyDown={onKey}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-paper text-ink open:grid open:grid-rows-[auto_1fr]"
    >
      <div className="flex items-center justify-between gap-4 rule-double gutter py-2">
        <p aria-live="polite" className="text-sm text-ink-2">
          {text.place(index + 1, pictures.length)}
        </p>
        <RoundButton icon="close" label={uiText.close} onClick={() => dialog.current?.close()} />
      </div>
      <div className="relative min-h-0">
        <div className={`size-full ${isLarge ? "overflow-auto" : "overflow-hidden"}`}>
          <button
            type="button"
            onClick={() => setLarge(!isLarge)}
            aria-label={isLarge ? text.whole : text.magnify}
            className={`grid place-items-center ${isLarge ? "w-[200vmax] cursor-zoom-out md:w-[160vmin]" : "size-full cursor-zoom-in"}`}
          >
            <Picture
              url={picture.url}
              alt={picture.alt}
              sizes="100vw"
              className={isLarge ? "w-full" : "max-h-[calc(100dvh-6.5rem)] max-w-full object-contain"}
            />
          </button>
        </div>
        {pictures.length > 1 && (
          <>
            <span className="absolute top-1/2 left-2 -translate-y-1/2 md:left-6">
              <RoundButton icon="chevron-left" label={text.previous} onClick={() => turn(-1)} />
            </span>
            <span className="absolute top-1/2 right-2 -translate-y-1/2 md:right-6">
              <RoundButton icon="chevron-right" label={text.next} onClick={() => turn(1)} />
            </span>
          </>
        )}
      </div>
    </dialog>
  );
}

function RoundButton({ icon, label, onClick }: { icon: IconName; label: string; onClick(): void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-12 place-items-center rounded border border-ink bg-paper hover:bg-ink hover:text-paper active:bg-ink-2"
    >
      <Icon name={icon} />
    </button>
  );
}
