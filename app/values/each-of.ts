/** One property of each entry of a table, under the entry's own name. */
export function eachOf<Entries extends Record<string, object>, Key extends PropertyKey>(
  entries: Entries,
  key: Key,
): { [Name in keyof Entries]: Key extends keyof Entries[Name] ? Entries[Name][Key] : undefined };
export function eachOf(entries: Record<string, object>, key: PropertyKey): unknown {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, Reflect.get(entry, key)]));
}

/** The same values under other names; whatever has no other name is left out. */
export function renamed<Values extends object, Names extends Partial<Record<keyof Values, string>>>(
  values: Values,
  names: Names,
): { [Name in keyof Values & keyof Names as Names[Name] & string]: Values[Name] };
export function renamed(values: object, names: object): unknown {
  return Object.fromEntries(Object.entries(names).map(([name, other]) => [other, Reflect.get(values, name)]));
}

/** What is made of each entry of a table, under the entry's name. */
export function mapEach<Name extends string, From, To>(
  entries: Readonly<Record<Name, From>>,
  to: (entry: From, name: Name) => To,
): Record<Name, To>;
export function mapEach(entries: object, to: (entry: unknown, name: string) => unknown): unknown {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, to(entry, name)]));
}

/** What the readers of a table make of one thing, each under its reader's name. */
export function readEach<From, Whole extends object>(
  readers: { readonly [Name in keyof Whole]: { read(from: From): Whole[Name] } },
  from: From,
): Whole;
export function readEach(readers: Record<string, { read(from: unknown): unknown }>, from: unknown): unknown {
  return Object.fromEntries(Object.entries(readers).map(([name, reader]) => [name, reader.read(from)]));
}
