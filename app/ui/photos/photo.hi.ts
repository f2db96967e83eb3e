import type { Words } from "#values/language/texts.ts";
import type * as en from "./photo.text.ts";

export const photoText: Words<typeof en.photoText> = {
  photos: "फ़ोटो",
  camera: "फ़ोटो खींचें",
  cameraAgain: "एक और फ़ोटो खींचें",
  fromFiles: "फ़ोटो चुनें",
  photoOf: (place) => `फ़ोटो ${place}`,
  removePhoto: (place) => `फ़ोटो ${place} हटाएँ`,
  many: (most) => `ज़्यादा से ज़्यादा ${most} फ़ोटो लगाइए।`,
  again: "फ़ोटो फिर से चुनिए: पेज दोबारा खुलने पर ब्राउज़र उन्हें भूल जाता है।",
};
