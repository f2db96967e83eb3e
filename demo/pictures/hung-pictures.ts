/** The addresses of a row's pictures, by the row's id and the picture's name. */
export type Pictures = ReadonlyMap<string, string>;

/** Those of a row's pictures that hang, in the order in which they are wanted. */
export function hanging(pictures: Pictures, id: string, wanted: readonly { name: string; alt: string }[]) {
  const there = wanted.flatMap(({ name, alt }) => {
    const url = pictures.get(`${id}/${name}`);
    return url === undefined ? [] : [{ url, alt }];
  });
  return { urls: there.map(({ url }) => url), alts: there.map(({ alt }) => alt) };
}
