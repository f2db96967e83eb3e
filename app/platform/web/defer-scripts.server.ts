import { markedScripts } from "./marked-scripts.server.ts";

/**
 * Starts the page's program once everything that can be seen has come, at the first touch, or after four seconds: on
 * a slow phone the scripts would take the line from the fonts and pictures. Until then links and forms work plainly.
 */
const waker = `(()=>{let begun=false;const wake=()=>{if(begun)return;begun=true;const later=document.getElementById("later");for(const href of later.dataset.modules.split(" ")){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}const script=document.createElement("script");script.type="module";script.textContent=later.textContent;later.after(script)};addEventListener("load",()=>setTimeout(wake));for(const type of ["pointerdown","touchstart","keydown"])addEventListener(type,wake,{once:true,passive:true,capture:true});setTimeout(wake,4000)})()`;

/** Turns the document's module script and its preloads into ones that wait. Leaves a document without them as it is. */
export function deferScripts(html: string, nonce: string): string {
  const program = findProgram(html, nonce);
  if (!program) return html;
  const modules: string[] = [];
  const before = html.slice(0, program.begin).replaceAll(modulePreload, (_, href: string) => {
    modules.push(href);
    return "";
  });
  const later = `<script type="text/plain" id="later" data-modules="${modules.join(" ")}" nonce="${nonce}">`;
  const wake = `<script nonce="${nonce}">${waker}</script>`;
  return `${before}${later}${program.text}</script>${wake}${html.slice(program.end)}`;
}

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/** The module script that the render marked as its own. */
function findProgram(html: string, nonce: string) {
  const marked = markedScripts(html, nonce).find(({ tag }) => tag.includes(' type="module"'));
  if (!marked) return undefined;
  const { begin, textBegin, textEnd } = marked;
  return { begin, text: html.slice(textBegin, textEnd), end: textEnd + "</script>".length };
}
