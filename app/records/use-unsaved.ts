import type { RefObject } from "react";
import type { DraftKind, Texts } from "./form-draft.ts";
import { useDraft } from "./use-draft.ts";
import { useLeaving } from "./use-leaving.tsx";

interface UnsavedUse<Field extends string> {
  isDirty: RefObject<boolean>;
  kind: DraftKind<Field>;
  isDrafted: boolean;
  texts: Texts<Field>;
  setTexts(texts: Texts<Field>): void;
}

/** What a form would lose: stored as a draft, asked about on leaving, and dropped. */
export function useUnsaved<Field extends string>(use: UnsavedUse<Field>) {
  const { isDirty, isDrafted } = use;
  const draft = useDraft(use.kind, isDrafted, use.texts, use.setTexts);
  const { leave, question } = useLeaving(isDirty, isDrafted);
  const cancel = () => {
    isDirty.current = false;
    draft.drop();
  };
  return { draft, leave, cancel, question };
}
