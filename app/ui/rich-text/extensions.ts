import Image from "@tiptap/extension-image";
import StarterKit from "@tiptap/starter-kit";
import { pathOfOwn } from "./own-picture.ts";

/** A picture copied from a page of the shop comes with its whole address, and is stored by its path. */
const Picture = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      src: {
        default: null,
        parseHTML: (element) => pathOfOwn(element.getAttribute("src"), element.ownerDocument.baseURI),
      },
    };
  },
});

/** What the editor knows. */
export const extensions = [
  StarterKit.configure({
    // An author who ends a text with a picture can write on behind it. Behind what else ends one an empty
    // paragraph would be saved; behind a picture it is left out (see `withoutEmptyEnd`).
    trailingNode: {
      notAfter: ["heading", "blockquote", "bulletList", "orderedList", "codeBlock", "horizontalRule"],
    },
    // The page has its own h1.
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: "https",
      protocols: ["mailto", "tel"],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Picture,
];
