/** Structured data in a script tag. The one place where JSON meets HTML: nothing in it can end the tag. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by jsonForScript
      dangerouslySetInnerHTML={{ __html: jsonForScript({ "@context": "https://schema.org", ...data }) }}
    />
  );
}

export function jsonForScript(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
