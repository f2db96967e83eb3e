/**
 * A blank so thin that a text reads on across it. As a blank it ends whatever a mail program takes for an
 * address.
 */
const thinBlank = "\u200A";

/** Dots as addresses may have them: browsers read the wide ones alike (UTS 46). */
const dot = "[.\u3002\uFF0E\uFF61]";

/** Where the parts of an address meet; dots and colons between digits are sums and times. */
const joint = new RegExp(
  [
    String.raw`(?<=\S)${dot}(?=[^\s\p{Nd}\p{P}])`,
    // The third dot of an address in numbers, and what is written behind one.
    String.raw`(?<=(?<!\d)\d{1,3}(?:${dot}\d{1,3}){2})${dot}(?=\d)`,
    // The colon of a scheme or a port.
    String.raw`(?<=[^\s\d]):(?=\S)|(?<=\d):(?=[^\s\d])`,
    String.raw`(?<=\S)@(?=\S)`,
    String.raw`[/\\]{2}(?=[^\s/\\])`,
  ].join("|"),
  "gu",
);

const around = /^[("'<[]+|[)"'>\].,:;!?]+$/g;

/**
 * A text in which mail programs find no address to make a link of, neither of a page nor of a mailbox. It
 * reads as before, with a thin blank behind each dot, colon, @ and double slash between its parts. Words in
 * `own` stay as they are.
 */
export const unlinked = (text: string, own: ReadonlySet<string> = new Set()): string =>
  text.replaceAll(/\S+/g, (word) =>
    own.has(word.replaceAll(around, "")) ? word : word.replaceAll(joint, `$&${thinBlank}`),
  );
