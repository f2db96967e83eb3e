/** A rendered document as it is sent, and the text of each script that its own render wrote into it. */
export interface FinishedPage {
  html: string;
  scripts: string[];
}

/**
 * Takes the render's mark out of a document and collects the inline scripts that carried it, in one pass by
 * plain search: a regular expression over a page is slow.
 */
export function finishPage(rendered: string, nonce: string): FinishedPage {
  const mark = ` nonce="${nonce}"`;
  const scripts: string[] = [];
  let html = "";
  let done = 0;
  for (let at = rendered.indexOf(mark); at >= 0; at = rendered.indexOf(mark, done)) {
    html += rendered.slice(done, at);
    done = at + mark.length;
    const script = inlineScript(rendered, at, done);
    if (script !== undefined) scripts.push(script);
  }
  return { html: html + rendered.slice(done), scripts };
}

/**
 * The text of the script whose tag has the mark; undefined for other tags, and for scripts that are files.
 */
function inlineScript(rendered: string, mark: number, afterMark: number): string | undefined {
  const begin = rendered.lastIndexOf("<", mark);
  if (!rendered.startsWith("<script", begin)) return undefined;
  const textBegin = rendered.indexOf(">", afterMark) + 1;
  if (rendered.slice(begin, textBegin).includes(" src=")) return undefined;
  return rendered.slice(textBegin, rendered.indexOf("</script>", textBegin));
}
