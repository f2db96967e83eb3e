import { useOwnScript } from "./render-facts.tsx";

/**
 * One of the shop's own scripts within the document, which the policy names by its hash. It has run before
 * the page hydrates, which leaves it as it is: there its text may be empty, for a lighter client script.
 */
export function InlineScript({ text }: { text: string }) {
  useOwnScript(text);
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: its data can't close the tag
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
