import eczar500 from "#ui/fonts/eczar-500-print.ttf?inline";
import mukta400 from "#ui/fonts/mukta-400-print.ttf?inline";
import mukta600 from "#ui/fonts/mukta-600-print.ttf?inline";

// They travel inside the built server, which knows no folder of fonts.
const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");

/** The shop's fonts as a PDF embeds them: display for Latin titles, text and strong for names in either script too. */
export const printFonts = {
  display: bytesOf(eczar500),
  text: bytesOf(mukta400),
  strong: bytesOf(mukta600),
} as const;
