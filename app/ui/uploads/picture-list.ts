import { uploadsText } from "./uploads.text.ts";

/** A picture in a form: stored on the server, on its way there, or held up. */
export interface PictureItem {
  key: string;
  /** The picture's address; blank until it has arrived. */
  url: string;
  alt: string;
  /** From 0 to 1 while it is sent. */
  progress?: number;
  /** Why it could not be sent; the file waits for another try. */
  failed?: string;
  file?: File;
}

export const isKept = ({ progress, failed }: PictureItem): boolean => progress === undefined && !failed;

/**
 * Why the list can't be saved as it stands: a picture that did not arrive would be left out without a word.
 */
export function unsentText(items: readonly PictureItem[]): string | undefined {
  const unsent = items.filter(({ failed }) => failed).length;
  if (unsent === 0) return undefined;
  return uploadsText.unsent(unsent);
}

/** The list with one item at another place; past an end is that end. */
export function moveItem(items: readonly PictureItem[], key: string, place: number): readonly PictureItem[] {
  const item = items.find((each) => each.key === key);
  if (!item) return items;
  const others = items.filter((each) => each.key !== key);
  others.splice(Math.max(0, place), 0, item);
  return others;
}

export const changeItem = (
  items: readonly PictureItem[],
  key: string,
  change: Partial<PictureItem>,
): readonly PictureItem[] => items.map((item) => (item.key === key ? { ...item, ...change } : item));

/** The files that still find room, and how many there was room for. */
export function roomFor<Item>(
  files: readonly Item[],
  held: number,
  most: number,
): { taken: Item[]; room: number } {
  const room = Math.max(0, most - held);
  return { taken: files.slice(0, room), room };
}
