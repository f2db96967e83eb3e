import { type FormEvent, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { type PictureEdit, parseEdit } from "#values/picture-edit.ts";
import { askEdit, sendEdit } from "./ask-editor.ts";
import { editorText as text } from "./editor.text.ts";
import { PictureEditor } from "./picture-editor.tsx";

export interface EditDialogProps {
  picture: string;
  isSquare: boolean;
  onClose(): void;
  /** The edited picture is stored under an address of its own, and waits for its record. */
  onSaved(url: string): void;
}

/** The editor of a picture above its record's form, which keeps all that was typed. */
export function EditDialog({ picture, isSquare, onClose, onSaved }: EditDialogProps) {
  const [opened, setOpened] = useState<{ edit: PictureEdit } | { text: string }>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    void askEdit(picture).then(setOpened);
  }, [picture]);

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // The record's form is around this one, as React sees it.
    event.stopPropagation();
    const edit = parseEdit(new FormData(event.currentTarget));
    setProblem(undefined);
    setSaving(true);
    const saved = await sendEdit(picture, edit);
    setSaving(false);
    if ("url" in saved) onSaved(saved.url);
    else setProblem(saved.text);
  }

  const dialog = (
    <Dialog title={text.title} open onClose={onClose} wide>
      {opened && "text" in opened && <FormProblem text={opened.text} />}
      {opened && "edit" in opened && (
        <form onSubmit={(event) => void save(event)} aria-label={text.title}>
          <PictureEditor picture={picture} isSquare={isSquare} problem={problem} edit={opened.edit}>
            <Button small onClick={onClose}>
              {text.cancel}
            </Button>
            <Button type="submit" small variant="primary" pending={isSaving}>
              {text.save}
            </Button>
          </PictureEditor>
        </form>
      )}
    </Dialog>
  );
  return createPortal(dialog, document.body);
}
