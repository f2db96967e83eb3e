import type { PrintFont } from "./font-runs.server.ts";

// They travel inside the built server, which knows no folder of fonts, each in a part of its own that is read
// when it is needed.
const parts: Record<PrintFont, () => Promise<{ default: string }>> = {
  "eczar-500": () => import("#ui/fonts/eczar-500-print.ttf?inline"),
  "mukta-400": () => import("#ui/fonts/mukta-400-print.ttf?inline"),
  "mukta-600": () => import("#ui/fonts/mukta-600-print.ttf?inline"),
  "bengali-400": () => import("#ui/fonts/bengali-400-print.ttf?inline"),
  "bengali-600": () => import("#ui/fonts/bengali-600-print.ttf?inline"),
  "gurmukhi-400": () => import("#ui/fonts/gurmukhi-400-print.ttf?inline"),
  "gurmukhi-600": () => import("#ui/fonts/gurmukhi-600-print.ttf?inline"),
  "gujarati-400": () => import("#ui/fonts/gujarati-400-print.ttf?inline"),
  "gujarati-600": () => import("#ui/fonts/gujarati-600-print.ttf?inline"),
  "odia-400": () => import("#ui/fonts/odia-400-print.ttf?inline"),
  "odia-600": () => import("#ui/fonts/odia-600-print.ttf?inline"),
  "tamil-400": () => import("#ui/fonts/tamil-400-print.ttf?inline"),
  "tamil-600": () => import("#ui/fonts/tamil-600-print.ttf?inline"),
  "telugu-400": () => import("#ui/fonts/telugu-400-print.ttf?inline"),
  "telugu-600": () => import("#ui/fonts/telugu-600-print.ttf?inline"),
  "kannada-400": () => import("#ui/fonts/kannada-400-print.ttf?inline"),
  "kannada-600": () => import("#ui/fonts/kannada-600-print.ttf?inline"),
  "malayalam-400": () => import("#ui/fonts/malayalam-400-print.ttf?inline"),
  "malayalam-600": () => import("#ui/fonts/malayalam-600-print.ttf?inline"),
  "olchiki-400": () => import("#ui/fonts/olchiki-400-print.ttf?inline"),
  "olchiki-600": () => import("#ui/fonts/olchiki-600-print.ttf?inline"),
  "meetei-400": () => import("#ui/fonts/meetei-400-print.ttf?inline"),
  "meetei-600": () => import("#ui/fonts/meetei-600-print.ttf?inline"),
  "arabic-400": () => import("#ui/fonts/arabic-400-print.ttf?inline"),
  "arabic-600": () => import("#ui/fonts/arabic-600-print.ttf?inline"),
  "european-400": () => import("#ui/fonts/european-400-print.ttf?inline"),
  "european-600": () => import("#ui/fonts/european-600-print.ttf?inline"),
  "symbols-400": () => import("#ui/fonts/symbols-400-print.ttf?inline"),
  "signs-400": () => import("#ui/fonts/signs-400-print.ttf?inline"),
  "emoji-400": () => import("#ui/fonts/emoji-400-print.ttf?inline"),
};

const read = new Map<PrintFont, Promise<Buffer>>();

/** A font's file, as a PDF embeds it and the text engine of pictures reads it. */
export function printFont(font: PrintFont): Promise<Buffer> {
  const known = read.get(font) ?? parts[font]().then((part) => bytesOf(part.default));
  read.set(font, known);
  return known;
}

const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
