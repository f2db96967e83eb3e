import { fallbackPicture } from "./fallback-picture.ts";

// Errors of pictures do not bubble, so one listener catches them on their way down, from the first byte of
// the page on.

addEventListener(
  "error",
  ({ target: picture }) => {
    if (!(picture instanceof HTMLImageElement) || !picture.hasAttribute("src")) return;
    const isAgain = picture.getAttribute("src") === fallbackPicture;
    if (picture.parentNode instanceof HTMLPictureElement)
      for (const source of picture.parentNode.querySelectorAll("source")) {
        if (isAgain) source.removeAttribute("srcset");
        else source.srcset = fallbackPicture;
      }
    picture.removeAttribute("srcset");
    if (isAgain) picture.removeAttribute("src");
    else picture.src = fallbackPicture;
  },
  true,
);
