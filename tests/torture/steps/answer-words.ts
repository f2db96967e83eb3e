const most = 300;

/**
 * What a press was answered, in short: its status, where it leads, the notice that goes with it, and the
 * first words of its page. For whoever has to find out why an act came to nothing.
 */
export async function wordsOf(answer: unknown): Promise<string> {
  if (!(answer instanceof Response)) return "(not kept)";
  const to = answer.headers.get("Location");
  const notice = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("jhola_notice="));
  const page = answer.bodyUsed ? "" : await answer.text().catch(() => "(cut off)");
  const said = [notice && decodeURIComponent(notice.split(";", 1)[0] ?? ""), bareWords(page)];
  return [answer.status, to && `to ${to}`, ...said].filter(Boolean).join(" ");
}

/** What stands at a field that is wrong or over a form, and then the page's own part, without its marks. */
function bareWords(page: string): string {
  const plain = page.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
  const wrong = [...plain.matchAll(/(?:role="alert"|-error")[^>]*>([^<]+)/g)].map(
    ([, text = ""]) => `[${text}]`,
  );
  const own = plain.slice(Math.max(plain.indexOf("<main"), 0)).replaceAll(/<[^>]*>/g, " ");
  return [...wrong, own].join(" ").replaceAll(/\s+/g, " ").trim().slice(0, most);
}
