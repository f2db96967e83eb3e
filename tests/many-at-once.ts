/** Does it so often at once, and waits until all are done. */
export const manyAtOnce = <Act>(count: number, act: (at: number) => Act): Promise<Awaited<Act>[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)));
