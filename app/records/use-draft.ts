import { useEffect, useRef, useState } from "react";
import { type DraftKind, dropDraft, isBegun, keepDraft, readDraft, type Texts } from "./form-draft.ts";

const draftDelay = 400;

/** Keeps a new record's texts in the browser while they are typed, and finds them again. */
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
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isOn || !isLooked) return;
    pending.current = setTimeout(() => keepDraft(localStorage, own, texts), draftDelay);
    return () => clearTimeout(pending.current);
  }, [isOn, isLooked, own, texts]);
  const drop = () => {
    clearTimeout(pending.current);
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

export type FormDraft = ReturnType<typeof useDraft>;
