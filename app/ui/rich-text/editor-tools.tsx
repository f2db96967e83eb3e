import type { Editor } from "@tiptap/react";
import type { ReactNode } from "react";
import { Icon } from "../media/icon.tsx";

/** Something that can be done to the text. */
export interface Tool {
  name: string;
  face: ReactNode;
  isOn?(editor: Editor): boolean;
  can?(editor: Editor): boolean;
  act(editor: Editor): void;
}

const onLine = (editor: Editor) => editor.chain().focus();

/** How a text looks and is ordered. */
export const tools: readonly Tool[] = [
  {
    name: "Section heading",
    face: "H2",
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
    act: (editor) => onLine(editor).toggleHeading({ level: 2 }).run(),
  },
  {
    name: "Small heading",
    face: "H3",
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
    act: (editor) => onLine(editor).toggleHeading({ level: 3 }).run(),
  },
  {
    name: "Bold",
    face: <b>B</b>,
    isOn: (editor) => editor.isActive("bold"),
    act: (editor) => onLine(editor).toggleBold().run(),
  },
  {
    name: "Italic",
    face: <i className="font-display">I</i>,
    isOn: (editor) => editor.isActive("italic"),
    act: (editor) => onLine(editor).toggleItalic().run(),
  },
  {
    name: "Bullet list",
    face: "• List",
    isOn: (editor) => editor.isActive("bulletList"),
    act: (editor) => onLine(editor).toggleBulletList().run(),
  },
  {
    name: "Numbered list",
    face: "1. List",
    isOn: (editor) => editor.isActive("orderedList"),
    act: (editor) => onLine(editor).toggleOrderedList().run(),
  },
  {
    name: "Quotation",
    face: "“ ”",
    isOn: (editor) => editor.isActive("blockquote"),
    act: (editor) => onLine(editor).toggleBlockquote().run(),
  },
];

/** The way back, and forth again. */
export const history: readonly Tool[] = [
  {
    name: "Undo",
    face: <Icon name="return" className="size-5" />,
    can: (editor) => editor.can().undo(),
    act: (editor) => onLine(editor).undo().run(),
  },
  {
    name: "Redo",
    face: <Icon name="return" className="size-5 -scale-x-100" />,
    can: (editor) => editor.can().redo(),
    act: (editor) => onLine(editor).redo().run(),
  },
];
