import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Icon } from "../icon.tsx";
import { LinkBar } from "./link-bar.tsx";

interface Tool {
  name: string;
  face: ReactNode;
  isOn?(editor: Editor): boolean;
  can?(editor: Editor): boolean;
  act(editor: Editor): void;
}

const onLine = (editor: Editor) => editor.chain().focus();

const tools: readonly Tool[] = [
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

const history: readonly Tool[] = [
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

/** What can be done to the text. One stop of the Tab key; arrow keys walk along it. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const [asksLink, askLink] = useState(false);
  const all = [...tools, ...history];
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: all.map(({ isOn }) => isOn?.(now) ?? false),
      can: all.map(({ can }) => can?.(now) ?? true),
      link: now.isActive("link"),
    }),
  });
  const button = (tool: Tool, place: number) => (
    <ToolButton
      key={tool.name}
      name={tool.name}
      pressed={tool.isOn && states.on[place]}
      disabled={!states.can[place]}
      first={place === 0}
      onPress={() => tool.act(editor)}
    >
      {tool.face}
    </ToolButton>
  );
  return (
    <div className="border-b border-hair">
      <div role="toolbar" aria-label="Formatting" onKeyDown={walk} className="flex flex-wrap p-1">
        {tools.map(button)}
        <ToolButton name="Link" pressed={states.link} onPress={() => askLink((asks) => !asks)}>
          Link
        </ToolButton>
        {history.map((tool, place) => button(tool, tools.length + place))}
      </div>
      {asksLink && <LinkBar editor={editor} onDone={() => askLink(false)} />}
    </div>
  );
}

interface ToolButtonProps {
  name: string;
  pressed?: boolean;
  disabled?: boolean;
  first?: boolean;
  onPress(): void;
  children: ReactNode;
}

function ToolButton({ name, pressed, disabled, first, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      aria-disabled={disabled}
      tabIndex={first ? 0 : -1}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onPress()}
      className="grid h-11 min-w-11 place-items-center rounded px-2 text-sm hover:bg-fold aria-disabled:opacity-40 aria-pressed:bg-ink aria-pressed:text-paper"
    >
      {children}
    </button>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const { activeElement } = document;
  const here = activeElement instanceof HTMLButtonElement ? buttons.indexOf(activeElement) : 0;
  buttons.at((here + step) % buttons.length)?.focus();
  event.preventDefault();
}
