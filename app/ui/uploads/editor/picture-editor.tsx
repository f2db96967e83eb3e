import type { ReactNode } from "react";
import { Button } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { editPreviewPath } from "#values/edited-picture.ts";
import { CropFrame } from "./crop-frame.tsx";
import { editorText as text } from "./editor.text.ts";
import { EditorControls } from "./editor-controls.tsx";
import { type EditorState, type EditorUse, useEditor } from "./use-editor.ts";

interface PictureEditorProps extends EditorUse {
  /** Why it was not saved. */
  problem?: string;
  /** The buttons that save it or leave it. */
  children: ReactNode;
}

/** Everything that is set to edit a picture, in a form of its own, beside the picture as it will be. */
export function PictureEditor({ problem, children, ...use }: PictureEditorProps) {
  const state = useEditor(use);
  const { preview } = state;
  const told = preview.problem && preview.problem !== "lost" ? text.refused[preview.problem] : problem;
  return (
    <div className="flex flex-col gap-x-8 gap-y-3 md:grid md:grid-cols-[1fr_20rem] md:gap-y-5">
      {/* Enter shows or saves; else it would press the first button of the form. */}
      <button type="submit" hidden />
      {/* On a phone it stays in sight while what lies below it is set. */}
      <div className="grid min-w-0 content-start gap-2 bg-paper max-md:sticky max-md:top-0 max-md:z-10">
        <Preview state={state} />
        <p role="status" className="min-h-6 text-center text-sm text-ink-2">
          {preview.isAsking && state.isHydrated ? text.asking : ""}
        </p>
        {told && <FormProblem text={told} />}
        {preview.problem === "lost" && (
          <p className="text-sm text-geru">
            {text.noPreview}{" "}
            <button type="button" className="action text-sm" onClick={preview.tryAgain}>
              {text.tryAgain}
            </button>
          </p>
        )}
      </div>
      <EditorControls state={state} />
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-hair pt-4 md:col-span-2">
        <noscript>
          <Button type="submit" small>
            {text.show}
          </Button>
        </noscript>
        <Button small onClick={state.undo} className="needs-script mr-auto">
          {text.original}
        </Button>
        {children}
      </div>
    </div>
  );
}

function Preview({ state }: { state: EditorState }) {
  const { picture, edit, preview, isHydrated, aspect, keepsSquare } = state;
  const src = preview.src ?? editPreviewPath(picture, edit, false);
  return (
    <div className="grid min-h-40 place-items-center bg-fold">
      <div className="relative">
        <img
          src={src}
          alt={text.preview}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (preview.src !== undefined && naturalHeight > 0) state.see(naturalWidth / naturalHeight);
          }}
          className="block max-h-[40dvh] max-w-full md:max-h-[min(60dvh,40rem)]"
        />
        {isHydrated && preview.src !== undefined && aspect !== undefined && (
          <CropFrame cut={edit} aspect={keepsSquare ? aspect : undefined} onChange={state.change} />
        )}
      </div>
    </div>
  );
}
