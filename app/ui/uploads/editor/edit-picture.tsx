import { type ComponentType, type MouseEvent, useState } from "react";
import { useLocation } from "react-router";
import { Icon } from "#ui/media/icon.tsx";
import { useToast } from "#ui/overlay/toast.tsx";
import { formGiven, openEditorPath, placeOf } from "#values/edited-picture.ts";
import type { PictureItem } from "../picture-list.ts";
import type { PictureUploads } from "../use-pictures.ts";
import type { EditDialogProps } from "./edit-dialog.tsx";
import { editorText } from "./editor.text.ts";

interface EditPictureProps {
  item: PictureItem;
  label: string;
  pictures: PictureUploads;
  /** Tells assistive technology what happened. */
  say(words: string): void;
}

/**
 * Opens the editor of a picture above its form. Without script it is a link to the editor's page, of records
 * that are saved: of a new one what was typed would be lost.
 */
export function EditPicture({ item, label, pictures, say }: EditPictureProps) {
  const { Dialog, open, close } = useEditDialog();
  const { pathname, search } = useLocation();
  const place = placeOf(item.url);
  if (!place) return null;
  const form = formGiven(pathname + search, place);
  const attributes = {
    "aria-label": editorText.editOne(label),
    className: `grid size-11 place-items-center rounded text-ink hover:bg-fold ${form ? "" : "needs-script"}`,
    onClick(event: MouseEvent) {
      event.preventDefault();
      open();
    },
    children: <Icon name="filter" className="size-5" />,
  };
  return (
    <>
      {form ? (
        <a href={openEditorPath(item.url, form)} {...attributes} />
      ) : (
        <button type="button" {...attributes} />
      )}
      {Dialog && (
        <Dialog
          picture={item.url}
          isSquare={place.bucket === "product_images"}
          onClose={close}
          onSaved={(url) => {
            pictures.exchange(item.key, url);
            close();
            say(editorText.kept(label));
          }}
        />
      )}
    </>
  );
}

/** The editor is fetched by anyone who edits a picture; where it can't be, the form below stays as it is. */
function useEditDialog() {
  const toast = useToast();
  const [opened, setOpened] = useState<{ Dialog: ComponentType<EditDialogProps> }>();
  async function open(): Promise<void> {
    try {
      const { EditDialog } = await import("./edit-dialog.tsx");
      setOpened({ Dialog: EditDialog });
    } catch {
      toast({ title: editorText.title, text: editorText.noEditor, tone: "destructive" });
    }
  }
  return { Dialog: opened?.Dialog, open: () => void open(), close: () => setOpened(undefined) };
}
