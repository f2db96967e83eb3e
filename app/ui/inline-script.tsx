import { useNonce } from "./render-facts.tsx";

/**
 * One of the shop's own scripts within the document. The nonce marks it for the policy and is taken out
 * before it is sent. It has run before the page hydrates, which leaves it as it is: there its text may
 * be empty, for a lighter client script.
 */
export function InlineScript({ text }: { text: string }) {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: its data can't close the tag
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
