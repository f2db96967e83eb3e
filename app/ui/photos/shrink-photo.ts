import { drawn, inTurn, smaller } from "./draw-small.ts";
import { isTakenAsItIs } from "./photo-choice.ts";

const mostSide = 1600;
/** As large as it is shown, on a screen with two pixels in place of one. */
const thumbnailSide = 192;

/**
 * A photo as small as the shop keeps it, so that a phone need not send all that its camera took. What the
 * browser can't read goes as it is; the shop says what is wrong with it.
 */
export const shrinkPhoto = (photo: File): Promise<File> =>
  inTurn(async () =>
    smaller(photo, await drawn(photo, mostSide), {
      type: "image/jpeg",
      quality: 0.85,
      // A HEIC is mostly smaller than what is drawn of it.
      always: !isTakenAsItIs(photo),
    }),
  ).catch(() => photo);

/** What is shown of a chosen photo: its bytes as an address, since pages show no other that is made there. */
export const thumbnailOf = (photo: File): Promise<string | undefined> =>
  inTurn(async () => (await drawn(photo, thumbnailSide)).toDataURL("image/jpeg", 0.8)).catch(() => undefined);
