/** What the owner says that money which goes back is for: a line of its order. */
export interface SaidFor {
  item: string;
  /** How many pieces of it came back; 0 where only its price went down. */
  pieces: number;
}

/** As a form's list names it. */
export const saidForValue = ({ item, pieces }: SaidFor): string => `${item}:${pieces}`;

/** Undefined where nobody says, and of what no list of ours names. */
export function saidForIn(value: string): SaidFor | undefined {
  const [, item, pieces] = /^([\w-]{1,64}):(\d{1,6})$/.exec(value) ?? [];
  return item === undefined ? undefined : { item, pieces: Number(pieces) };
}
