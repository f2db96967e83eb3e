/** Round marks of an axis, from nothing to `most` or beyond: five at most, `least` apart or more. */
export function ticksTo(most: number, least: number): number[] {
  for (let power = least; ; power *= 10) {
    const step = [power, 2 * power, 5 * power].find((each) => each * 4 >= most);
    if (step)
      return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, mark) => mark * step);
  }
}
