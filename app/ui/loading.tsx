import { uiText } from "./ui.text.ts";

/** A turning half circle. Decorative: the words beside it say what is going on. */
export function Spinner() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="line-drawn spin size-5">
      <circle cx="10" cy="10" r="8" opacity="0.3" />
      <path d="M10 2a8 8 0 0 1 8 8" strokeWidth="2" />
    </svg>
  );
}

/** A place whose content is on its way. With `quiet` the word is for assistive technology only. */
export function Loading({ quiet = false }: { quiet?: boolean }) {
  return (
    <div role="status" className="flex items-center gap-3 text-ink-2">
      <Spinner />
      <span className={quiet ? "sr-only" : ""}>{uiText.loading}</span>
    </div>
  );
}
