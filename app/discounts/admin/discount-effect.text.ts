/** What a discount does now, as one sentence. */
export const effectText = {
  inactive: "Does nothing: it is not active.",
  forNothing: "Does nothing: the products that it is for are deleted.",
  usedUp: "Does nothing any more: it has been used up.",
  ended: (when: string) => `Ended on ${when}.`,
  takes: ({ from, saving, least, by, until }: EffectWords) =>
    `${from === undefined ? "Today" : `From ${from}`} it takes ${saving}${least}${by}${until}.`,
  off: (off: string, what: string, most: string) => `${off} off ${what}${most}`,
  allShipping: (most: string) => `all of the shipping off${most}`,
  shipping: "shipping",
  everything: "everything",
  most: (sum: string) => ` (at most ${sum})`,
  least: (sum: string) => ` from ${sum} on`,
  byItself: ", by itself",
  withCode: (code: string) => ` with the code ${code}`,
  paidAhead: " where an order is paid ahead",
  until: (when: string) => `, until ${when}`,
};

/** The parts of what it takes, each '' where there is nothing to say. */
interface EffectWords {
  /** Undefined where it has begun. */
  from: string | undefined;
  saving: string;
  least: string;
  by: string;
  until: string;
}
