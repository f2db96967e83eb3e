export interface ScreenBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The distance between a toast and what is in use: a focus ring has room there. */
const gap = 6;

/** Where a toast begins: of such places, the first where it hides least of what is in use. */
export function freeTop(
  toast: ScreenBox,
  places: readonly [number, ...number[]],
  inUse: readonly ScreenBox[],
): number {
  const { left, right } = toast;
  const height = toast.bottom - toast.top;
  const hiddenAt = (top: number): number => {
    const place = { left, right, top: top - gap, bottom: top + height + gap };
    return inUse.reduce((sum, box) => sum + sharedArea(place, box), 0);
  };
  return places.reduce((best, place) => (hiddenAt(place) < hiddenAt(best) ? place : best), places[0]);
}

const sharedArea = (one: ScreenBox, other: ScreenBox): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
