import { InlineScript } from "../inline-script.tsx";

/** What stands in for a picture that cannot be shown. */
export const fallbackPicture = "/fallback.svg";

// Errors of pictures do not bubble, so one listener catches them on their way down, from the first byte of
// the page on.
const script = import.meta.env.SSR
  ? `addEventListener("error",function(e){var i=e.target;if(!i||i.tagName!=="IMG"||!i.hasAttribute("src"))return;var again=i.getAttribute("src")==="${fallbackPicture}";var p=i.parentNode;if(p&&p.tagName==="PICTURE")p.querySelectorAll("source").forEach(function(s){if(again)s.removeAttribute("srcset");else s.srcset="${fallbackPicture}"});i.removeAttribute("srcset");if(again)i.removeAttribute("src");else i.src="${fallbackPicture}"},true)`
  : "";

/**
 * Replaces every picture that breaks, also one that broke before the page's scripts arrived. Where what
 * stands in for it can't be fetched either, it loses its address, and its place stays empty.
 */
export const BrokenPictures = () => <InlineScript text={script} />;
