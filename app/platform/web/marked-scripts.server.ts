interface MarkedScript {
  tag: string;
  begin: number;
  textBegin: number;
  textEnd: number;
}

/** The scripts that carry the render's nonce, found by plain search: a regular expression over a page is slow. */
export function markedScripts(html: string, nonce: string): MarkedScript[] {
  const scripts: MarkedScript[] = [];
  const mark = ` nonce="${nonce}"`;
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    const begin = html.lastIndexOf("<", at);
    if (!html.startsWith("<script", begin)) continue;
    const textBegin = html.indexOf(">", at) + 1;
    const textEnd = html.indexOf("</script>", textBegin);
    scripts.push({ tag: html.slice(begin, textBegin), begin, textBegin, textEnd });
  }
  return scripts;
}
