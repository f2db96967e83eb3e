/**
 * Structured data in a script tag. The one place where JSON meets HTML: nothing in it can end the tag.
 * Machines read the document as it was sent: the browser is spared what makes it.
 */
export function JsonLd({ data }: { data: Record<string, unknown> | undefined }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by jsonForScript
      dangerouslySetInnerHTML={{
        __html:
          import.meta.env.SSR && data ? jsonForScript({ "@context": "https://schema.org", ...data }) : "",
      }}
      suppressHydrationWarning
    />
  );
}

export function jsonForScript(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
