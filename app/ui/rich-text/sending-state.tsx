import { useEffect, useRef, useState } from "react";
import type { TextPictureState } from "./use-text-picture.ts";
import { writingText } from "./writing.text.ts";

interface SendingStateProps {
  state: TextPictureState;
  onAgain(file: File): void;
}

/** What becomes of a picture that is sent, in words. */
export function SendingState({ state, onAgain }: SendingStateProps) {
  const isOpen = state.kind === "sending" || (state.kind === "failed" && state.file !== undefined);
  const { frame, isHeld } = useHeldForm(isOpen);
  return (
    <div ref={frame} className="grid gap-1 text-xs text-ink-2">
      <p role="status">{said(state)}</p>
      {state.kind === "sending" && (
        <progress
          value={state.progress}
          aria-label={writingText.sendingPicture}
          className="h-2 w-full appearance-none border border-edge bg-paper [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-leaf"
        />
      )}
      {state.kind === "failed" && <Failure {...state} onAgain={onAgain} />}
      {isHeld && (
        <p role="alert" className="text-sm text-geru">
          {unsaved()[state.kind]}
        </p>
      )}
    </div>
  );
}

const unsaved = (): Record<TextPictureState["kind"], string> => ({
  sending: writingText.notArrived,
  failed: writingText.notSent,
  arrived: "",
  none: "",
});

function said(state: TextPictureState): string {
  if (state.kind === "sending")
    return (state.progress < 1 ? writingText.sending : writingText.preparing)(state.name);
  return state.kind === "arrived" ? writingText.arrived : "";
}

function Failure({ text, file, onAgain }: { text: string; file?: File; onAgain(file: File): void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-geru">
      {text}
      {file && (
        <button type="button" className="action text-sm" onClick={() => onAgain(file)}>
          {writingText.tryAgain}
        </button>
      )}
    </p>
  );
}

/** The form around is not sent while a picture of its text is open: it would be saved without it, untold. */
function useHeldForm(isOpen: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isOpen) return setHeld(false);
    const hold = (event: SubmitEvent) => {
      if (event.target !== frame.current?.closest("form")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setHeld(true);
      frame.current?.scrollIntoView({ block: "center" });
    };
    window.addEventListener("submit", hold, true);
    return () => window.removeEventListener("submit", hold, true);
  }, [isOpen]);
  return { frame, isHeld };
}
