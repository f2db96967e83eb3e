import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { isEmptyHtml, withoutEmptyEnd } from "./editable.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { extensions } from "./extensions.ts";

/** What ties the editor to its label and notes. */
export interface EditorTies {
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export interface RichTextEditorProps extends EditorTies {
  value: string;
  onChange(html: string): void;
}

const written = (editor: Editor): string => withoutEmptyEnd(editor.getHTML());

/**
 * Rich text as its writer sees it. Reached only through `RichTextField`, which fetches it when it is needed.
 */
export function RichTextEditor({ value, onChange, ...ties }: RichTextEditorProps) {
  const latest = useRef(onChange);
  latest.current = onChange;
  const frame = useRef<HTMLDivElement>(null);
  const heard = useRef("");
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    // One made while rendering would be thrown away, and destroyed, where the rendering is done twice.
    immediatelyRender: false,
    editorProps: propsOf(ties),
    onUpdate: ({ editor: changed }) => {
      const html = written(changed);
      // A line to write on, behind a picture, is nothing that the writer did.
      if (html === heard.current) return;
      heard.current = html;
      latest.current(isEmptyHtml(html) ? "" : html);
      // Its form hears it like any other field, whether it was typed, pasted or done by a button.
      frame.current?.dispatchEvent(new Event("input", { bubbles: true }));
    },
  });
  const { describedBy, invalid, labelledBy, required } = ties;
  useEffect(() => {
    editor?.setOptions({ editorProps: propsOf({ describedBy, invalid, labelledBy, required }) });
  }, [editor, describedBy, invalid, labelledBy, required]);
  // A draft or a fresh record may come in from outside; what was typed here comes back unchanged.
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    if (value !== written(editor) && !(value === "" && editor.isEmpty)) {
      // Nothing that the writer did: undoing it would empty the text.
      editor.chain().setMeta("addToHistory", false).setContent(value, { emitUpdate: false }).run();
    }
    heard.current = written(editor);
  }, [editor, value]);
  return (
    <div
      ref={frame}
      className={`rounded border bg-field focus-within:border-ink ${invalid ? "border-geru" : "border-edge"}`}
    >
      {editor && <EditorToolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  );
}

/** A form's last row lies over what is below it: what is written comes into sight above that. */
const aboveLastRow = { top: 0, right: 0, bottom: 96, left: 0 };

const propsOf = (ties: EditorTies) => ({
  attributes: attributesOf(ties),
  scrollThreshold: aboveLastRow,
  scrollMargin: aboveLastRow,
});

function attributesOf({ labelledBy, describedBy, invalid, required }: EditorTies): Record<string, string> {
  return {
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": labelledBy,
    "aria-invalid": String(invalid),
    "aria-required": String(required),
    ...(describedBy ? { "aria-describedby": describedBy } : {}),
    class:
      "rich-text max-h-[60vh] min-h-52 max-w-none! overflow-y-auto px-4 py-3 text-md outline-none whitespace-pre-wrap [&_img]:cursor-pointer [&_.ProseMirror-selectednode]:outline-3 [&_.ProseMirror-selectednode]:outline-ink",
  };
}
