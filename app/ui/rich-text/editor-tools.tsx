import type { Editor } from "@tiptap/react";
import type { ReactNode } from "react";
import { Icon } from "../media/icon.tsx";
import { writingText } from "./writing.text.ts";

/** Something that can be done to the text. */
export interface Tool {
  name: keyof (typeof writingText)["tools"];
  face(): ReactNode;
  isOn?(editor: Editor): boolean;
  can?(editor: Editor): boolean;
  act(editor: Editor): void;
}

const onLine = (editor: Editor) => editor.chain().focus();

/** How a text looks and is ordered. */
export const tools: readonly Tool[] = [
  {
    name: "section",
    face: () => "H2",
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
    act: (editor) => onLine(editor).toggleHeading({ level: 2 }).run(),
  },
  {
    name: "small",
    face: () => "H3",
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
    act: (editor) => onLine(editor).toggleHeading({ level: 3 }).run(),
  },
  {
    name: "bold",
    face: () => <b>B</b>,
    isOn: (editor) => editor.isActive("bold"),
    act: (editor) => onLine(editor).toggleBold().run(),
  },
  {
    name: "italic",
    face: () => <i className="font-display">I</i>,
    isOn: (editor) => editor.isActive("italic"),
    act: (editor) => onLine(editor).toggleItalic().run(),
  },
  {
    name: "bullets",
    face: () => writingText.bulletsFace,
    isOn: (editor) => editor.isActive("bulletList"),
    act: (editor) => onLine(editor).toggleBulletList().run(),
  },
  {
    name: "numbers",
    face: () => writingText.numbersFace,
    isOn: (editor) => editor.isActive("orderedList"),
    act: (editor) => onLine(editor).toggleOrderedList().run(),
  },
  {
    name: "quotation",
    face: () => "“ ”",
    isOn: (editor) => editor.isActive("blockquote"),
    act: (editor) => onLine(editor).toggleBlockquote().run(),
  },
];

/** The way back, and forth again. */
export const history: readonly Tool[] = [
  {
    name: "undo",
    face: () => <Icon name="return" className="size-5" />,
    can: (editor) => editor.can().undo(),
    act: (editor) => onLine(editor).undo().run(),
  },
  {
    name: "redo",
    face: () => <Icon name="return" className="size-5 -scale-x-100" />,
    can: (editor) => editor.can().redo(),
    act: (editor) => onLine(editor).redo().run(),
  },
];
