import { move } from "../geometry/matrix.ts";
import { type BandKind, band } from "../pen/bands.ts";
import { FILLER_NAMES, fillerSample } from "../pen/fillers.ts";
import { paintFor } from "../pen/paint.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { penOn } from "./sheet.ts";

/** Every border band, in flat colour and in line, one below the other; 1200 by 1200. */
export function bandSamples(kinds: readonly BandKind[]): string {
  const pen = penOn(1200, 1200, paintFor("bharni", 0), 1);
  const row = 1200 / kinds.length;
  for (const [i, kind] of kinds.entries()) {
    pen.place(move(40, i * row + row * 0.16), () => band(pen, 540, row * 0.68, kind, "flat"));
    pen.painting(paintFor("kachni", 0), () =>
      pen.place(move(620, i * row + row * 0.16), () => band(pen, 540, row * 0.68, kind, "line")),
    );
  }
  return pen.svg(1200, 1200, PIGMENT.paper);
}

/** Every filler in its colours; 1200 by 1200. */
export function fillerSamples(): string {
  const pen = penOn(1200, 1200, paintFor("bharni", 0), 2);
  for (const [i, name] of FILLER_NAMES.entries()) {
    for (const kind of [0, 1, 2])
      pen.place(move(230 + kind * 370, 90 + (i * 1080) / (FILLER_NAMES.length - 0.6), 0, 0.62), () =>
        fillerSample(pen, name, kind),
      );
  }
  return pen.svg(1200, 1200, PIGMENT.paper);
}
