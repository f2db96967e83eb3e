import { type EditorState, NodeSelection, type Transaction } from "@tiptap/pm/state";
import { insertPoint } from "@tiptap/pm/transform";

/** A picture that stands in a text and is chosen there. */
export interface ChosenPicture {
  /** Where it stands. */
  at: number;
  alt: string;
}

/** The picture that is chosen in the text. */
export function chosenPicture({ selection }: EditorState): ChosenPicture | undefined {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== "image") return undefined;
  const alt: unknown = selection.node.attrs.alt;
  return { at: selection.from, alt: typeof alt === "string" ? alt : "" };
}

interface PictureToPut {
  src: string;
  alt: string;
  /** Where the cursor was. */
  at: number;
}

/**
 * A picture in the place of an empty line, before or behind a line at whose end the cursor was, or between
 * the two parts of that line. Returns the change, and where the picture then stands.
 */
export function putPicture(
  state: EditorState,
  { src, alt, at }: PictureToPut,
): { tr: Transaction; at: number } {
  const { doc, schema, tr } = state;
  const picture = schema.nodeFromJSON({ type: "image", attrs: { src, alt } });
  const { type } = picture;
  const place = doc.resolve(at);
  const line = place.parent;
  const isEmptyLine = line.isTextblock && line.content.size === 0 && place.depth > 0;
  if (isEmptyLine && place.node(-1).canReplaceWith(place.index(-1), place.indexAfter(-1), type)) {
    return { tr: tr.replaceWith(place.before(), place.after(), picture), at: place.before() };
  }
  const beside = insertPoint(doc, at, type);
  if (beside !== null) return { tr: tr.insert(beside, picture), at: beside };
  return { tr: tr.split(at).insert(at + 1, picture), at: at + 1 };
}
