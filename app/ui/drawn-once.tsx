import type { ComponentProps } from "react";
import { useDrawnParts, useNonce } from "./nonce.tsx";

interface DrawnOnceProps extends ComponentProps<"div"> {
  as: "header" | "footer";
  /** All that its children depend on besides the shop's settings; of few values. */
  name: string;
}

/**
 * A landmark that is the same on page after page: the server draws it for the first of them and repeats its text for the others.
 * Browsers draw it themselves, and find there what they would have drawn. Its children may use no `useId`.
 */
export function DrawnOnce({ as: Landmark, name, children, ...attributes }: DrawnOnceProps) {
  const parts = useDrawnParts();
  const nonce = useNonce();
  const text = parts?.get(name);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very component has drawn before
  if (text !== undefined) return <Landmark {...attributes} dangerouslySetInnerHTML={{ __html: text }} />;
  return (
    <Landmark {...attributes} data-drawn={parts && `${nonce} ${name}`}>
      {children}
    </Landmark>
  );
}
