import { NodeSelection, Selection } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";
import { useEffect, useId, useRef, useState } from "react";
import { acceptOf } from "#values/upload.ts";
import { type ChosenPicture, putPicture } from "./put-picture.ts";
import { SendingState } from "./sending-state.tsx";
import { useTextPicture } from "./use-text-picture.ts";
import { writingText } from "./writing.text.ts";

interface PictureBarProps {
  editor: Editor;
  /** The picture of the text that is to be described or taken away; without one a new one is requested. */
  chosen: ChosenPicture | undefined;
  onDone(): void;
}

/** Asks for a picture and its words. Its fields have no names: they are no part of the form around them. */
export function PictureBar({ editor, chosen, onDone }: PictureBarProps) {
  const [words, setWords] = useState("");
  const description = useRef<HTMLInputElement>(null);
  const place = usePlace(editor);
  const { state, send } = useTextPicture((src) => {
    const isWriting = editor.isFocused;
    const { tr, at } = putPicture(editor.state, { src, alt: words.trim(), at: place.current });
    // Anyone who writes on meanwhile is left alone.
    if (isWriting) return editor.view.dispatch(tr);
    editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView());
    setWords("");
    description.current?.focus();
  });
  const choose = (file: File) => {
    // On some phones the text keeps the focus while a file is chosen; it has it again when it is written on.
    editor.view.dom.blur();
    return send(file);
  };
  const describe = (alt: string) => {
    if (chosen) editor.view.dispatch(editor.state.tr.setNodeAttribute(chosen.at, "alt", alt));
    else setWords(alt);
  };
  const close = () => {
    if (chosen) goOnBehind(editor, chosen.at);
    onDone();
  };
  return (
    <fieldset aria-label={writingText.pictureInText} className="grid min-w-0 gap-2 border-t border-hair p-2">
      {!chosen && <FileChoice onChosen={choose} />}
      <SendingState state={state} onAgain={send} />
      <div className="flex flex-wrap items-end gap-2">
        <Description input={description} value={chosen?.alt ?? words} onChange={describe} onEnter={close} />
        {chosen && <BarButton name={writingText.removePicture} onPress={() => takeAway(editor)} />}
        <BarButton name={chosen ? writingText.done : writingText.close} onPress={close} />
      </div>
    </fieldset>
  );
}

/** Where the cursor was when the bar was opened, whatever is written meanwhile. */
function usePlace(editor: Editor) {
  const place = useRef(editor.state.selection.to);
  useEffect(() => {
    const follow = ({ transaction }: { transaction: Editor["state"]["tr"] }) => {
      place.current = transaction.mapping.map(place.current);
      // Anyone who puts the cursor elsewhere means that place.
      if (transaction.selectionSet) place.current = transaction.selection.to;
    };
    editor.on("transaction", follow);
    return () => void editor.off("transaction", follow);
  }, [editor]);
  return place;
}

const takeAway = (editor: Editor) => editor.chain().deleteSelection().focus().run();

function goOnBehind(editor: Editor, at: number): void {
  // First, since only where the editor has the focus it comes into sight.
  editor.view.focus();
  const { tr } = editor.state;
  editor.view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView());
}

function FileChoice({ onChosen }: { onChosen(file: File): void }) {
  return (
    <label className="grid gap-0.5 text-xs text-ink-2">
      {writingText.pictureFile}
      <input
        type="file"
        accept={acceptOf("text_images")}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChosen(file);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
        className="min-h-11.5 w-full text-sm file:my-px file:mr-3 file:h-11 file:cursor-pointer file:rounded file:border file:border-solid file:border-ink file:bg-field file:px-4 file:font-semibold"
      />
    </label>
  );
}

interface DescriptionProps {
  input: React.RefObject<HTMLInputElement | null>;
  value: string;
  onChange(words: string): void;
  onEnter(): void;
}

function Description({ input, value, onChange, onEnter }: DescriptionProps) {
  const id = useId();
  return (
    <div className="grid grow basis-60 gap-0.5 text-xs text-ink-2">
      <span>
        <label htmlFor={id} className="font-semibold">
          {writingText.describe}
        </label>{" "}
        <span id={`${id}-hint`}>{writingText.describeFor}</span>
      </span>
      <input
        id={id}
        ref={input}
        value={value}
        autoComplete="off"
        placeholder={writingText.describeExample}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onEnter();
        }}
        className="h-11 w-full min-w-40 rounded border border-edge bg-field px-3 text-sm text-ink"
      />
    </div>
  );
}

const BarButton = ({ name, onPress }: { name: string; onPress(): void }) => (
  <button
    type="button"
    onClick={onPress}
    className="h-11 rounded border border-ink px-4 text-sm font-semibold"
  >
    {name}
  </button>
);
