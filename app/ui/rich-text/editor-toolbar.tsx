import { type Editor, useEditorState } from "@tiptap/react";
import { type ReactNode, useState } from "react";
import { walkAlong } from "#ui/list/walk-along.ts";
import { history, type Tool, tools } from "./editor-tools.tsx";
import { LinkBar } from "./link-bar.tsx";
import { PictureBar } from "./picture-bar.tsx";
import { chosenPicture } from "./put-picture.ts";
import { writingText } from "./writing.text.ts";

/** What can be done to the text. One stop of the Tab key; arrow keys walk along it. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const [asked, ask] = useState<"link" | "picture">();
  const askFor = (bar: "link" | "picture") => ask((now) => (now === bar ? undefined : bar));
  const all = [...tools, ...history];
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: all.map(({ isOn }) => isOn?.(now) ?? false),
      can: all.map(({ can }) => can?.(now) ?? true),
      link: now.isActive("link"),
      picture: chosenPicture(now.state),
    }),
  });
  const button = (tool: Tool, place: number) => (
    <ToolButton
      key={tool.name}
      name={writingText.tools[tool.name]}
      pressed={tool.isOn && states.on[place]}
      disabled={!states.can[place]}
      first={place === 0}
      onPress={() => tool.act(editor)}
    >
      {tool.face()}
    </ToolButton>
  );
  return (
    <div className="border-b border-hair">
      <div
        role="toolbar"
        aria-label={writingText.formatting}
        onKeyDown={walkAlong}
        className="flex flex-wrap p-1"
      >
        {tools.map(button)}
        <ToolButton name={writingText.link} pressed={states.link} onPress={() => askFor("link")}>
          {writingText.link}
        </ToolButton>
        <ToolButton
          name={writingText.picture}
          pressed={asked === "picture" || Boolean(states.picture)}
          onPress={() => askFor("picture")}
        >
          {writingText.picture}
        </ToolButton>
        {history.map((tool, place) => button(tool, tools.length + place))}
      </div>
      {asked === "link" && !states.picture && <LinkBar editor={editor} onDone={() => ask(undefined)} />}
      {(asked === "picture" || states.picture) && (
        <PictureBar editor={editor} chosen={states.picture} onDone={() => ask(undefined)} />
      )}
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
