import type { Size } from "#values/picture-edit.ts";

export interface Region {
  pixels: Int32Array;
  isAtEdge: boolean;
}

/** What hangs together of the pixels that are marked. Takes the marks away. */
export function regionsOf(marked: Uint8Array, size: Size): Region[] {
  const regions: Region[] = [];
  const queue = new Int32Array(marked.length);
  for (let first = 0; first < marked.length; first++) {
    if (marked[first] === 1) regions.push(regionFrom(first, marked, size, queue));
  }
  return regions;
}

function regionFrom(first: number, marked: Uint8Array, { width, height }: Size, queue: Int32Array): Region {
  let [taken, found, isAtEdge] = [0, 0, false];
  const see = (isInside: boolean, at: number): void => {
    if (!isInside) isAtEdge = true;
    else if (marked[at] === 1) {
      marked[at] = 0;
      queue[found++] = at;
    }
  };
  see(true, first);
  while (taken < found) {
    const at = queue[taken++] ?? 0;
    const x = at % width;
    see(x > 0, at - 1);
    see(x < width - 1, at + 1);
    see(at >= width, at - width);
    see(at < width * (height - 1), at + width);
  }
  return { pixels: queue.slice(0, found), isAtEdge };
}
