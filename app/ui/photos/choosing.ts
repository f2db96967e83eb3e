import { addPhotos, notTaken } from "./photo-choice.ts";

type Named = Pick<File, "name">;

/** What is chosen in a form, and the note about it. */
export interface Choice<Photo> {
  photos: readonly Photo[];
  error: string | undefined;
  /** Grows with each note: the same words may come again, and are to be seen again. */
  told: number;
}

/**
 * Choosing photos, some of which are looked at before they are added: one choice after the other, and sending
 * them meanwhile waits for the last one.
 */
export function startChoosing<Photo extends Named>(
  most: number,
  unreadable: (photos: readonly Photo[]) => Promise<readonly Photo[]>,
  show: (choice: Choice<Photo>) => void,
) {
  let choice: Choice<Photo> = { photos: [], error: undefined, told: 0 };
  let adding = Promise.resolve();
  const become = (photos: readonly Photo[], error: string | undefined) => {
    choice = { photos, error, told: choice.told + (error === undefined ? 0 : 1) };
    show(choice);
  };
  async function add(more: readonly Photo[]): Promise<void> {
    const left = await unreadable(more);
    const taken = more.filter((photo) => !left.includes(photo));
    const { photos, error } = addPhotos(choice.photos, taken, most);
    become(photos, left.length > 0 ? notTaken(left) : error);
  }
  return {
    onAdd(more: readonly Photo[]): Promise<void> {
      adding = adding.then(() => add(more));
      return adding;
    },
    onRemove(photo: Photo): void {
      become(
        choice.photos.filter((each) => each !== photo),
        undefined,
      );
    },
    tell: (error: string | undefined): void => become(choice.photos, error),
    /** All that is chosen, once it has been looked at; undefined where a note about it came meanwhile. */
    async whole(): Promise<readonly Photo[] | undefined> {
      const { told } = choice;
      await adding;
      return choice.told === told ? choice.photos : undefined;
    },
  };
}
