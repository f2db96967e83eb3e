import type { ReactNode } from "react";
import { useFolded } from "#ui/page/folded-part.tsx";
import { recordsText } from "../words/records.text.ts";

interface MadeFieldProps {
  label: string;
  beside?: string | undefined;
  /** Its text as long as its owner writes none; undefined for a field that is not made. */
  made: string | undefined;
  typed: string;
  error: string | undefined;
  children: ReactNode;
}

/** A field whose text is made by itself: it shows the text, and opens for another. */
export function MadeField({ made, children, ...rest }: MadeFieldProps) {
  return made === undefined ? (
    children
  ) : (
    <FoldedField {...rest} made={made}>
      {children}
    </FoldedField>
  );
}

function FoldedField({ label, beside, made, typed, error, children }: MadeFieldProps & { made: string }) {
  const own = typed.trim() === made.trim() ? "" : typed.trim();
  return (
    <details {...useFolded(error !== undefined)} className="min-w-0">
      <summary className="min-h-11 cursor-pointer py-2 text-sm wrap-anywhere">
        <span className="font-semibold">{label}</span>
        {beside && <span className="text-ink-2"> {beside}</span>}
        <span className="text-ink-2">: {own || recordsText.made(made)}</span>{" "}
        {!own && <span className="underline">{recordsText.writeOwn}</span>}
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  );
}
