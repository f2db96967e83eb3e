import { type RefObject, useEffect, useRef, useState } from "react";
import { type DraftKind, dropDraft, isBegun, keepDraft, readDraft, type Texts } from "./form-draft.ts";

const draftDelay = 400;

/** Stores a new record's texts in the browser while they are typed, and restores them. */
export function useDraft<Field extends string>(
  kind: DraftKind<Field>,
  isOn: boolean,
  texts: Texts<Field>,
  setTexts: (texts: Texts<Field>) => void,
) {
  const [isRestored, setRestored] = useState(false);
  const [isLooked, setLooked] = useState(false);
  const [own] = useState(kind);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once
  useEffect(() => {
    const kept = isOn ? readDraft(localStorage, own) : undefined;
    if (kept) {
      setTexts(kept);
      setRestored(true);
    }
    setLooked(true);
  }, []);
  const unkept = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isOn || !isLooked) return;
    unkept.current = () => keepDraft(localStorage, own, texts);
    const timer = setTimeout(() => keepNow(unkept), draftDelay);
    return () => clearTimeout(timer);
  }, [isOn, isLooked, own, texts]);
  useLastMoment(unkept);
  const drop = () => {
    unkept.current = undefined;
    if (isOn) dropDraft(localStorage, own);
  };
  return {
    isRestored: isRestored && isBegun(texts, own),
    drop,
    startAfresh() {
      drop();
      setTexts(own.empty);
      setRestored(false);
    },
  };
}

type Unkept = RefObject<(() => void) | undefined>;

function keepNow(unkept: Unkept): void {
  unkept.current?.();
  unkept.current = undefined;
}

/** Stores it when the page is left or put away: what was typed last must not wait for the delay then. */
function useLastMoment(unkept: Unkept): void {
  useEffect(() => {
    const keep = () => keepNow(unkept);
    addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keep);
    return () => {
      removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
      keep();
    };
  }, [unkept]);
}

export type FormDraft = ReturnType<typeof useDraft>;
