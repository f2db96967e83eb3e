import type { ReactNode } from "react";
import { languageNow } from "#values/language/language.ts";
import { engineersText } from "../words/engineers.text.ts";

/** Pages for engineers stand in English; a note in the reader's own language explains that (HINDI-76). */
export function EngineersPage({ children }: { children: ReactNode }) {
  if (languageNow() === "en") return children;
  return (
    <>
      <p className="mb-4 border border-edge bg-fold px-4 py-3 text-sm">{engineersText.note}</p>
      <div lang="en">{children}</div>
    </>
  );
}
