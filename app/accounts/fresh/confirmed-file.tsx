import { ButtonLink } from "#ui/form/button.tsx";
import { confirmText } from "./confirm.text.ts";

/** The file that waited; a page of its own, since a download leaves the page standing. */
export function ConfirmedFile({ file }: { file: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p>{confirmText.done.text}</p>
      <ButtonLink to={file} variant="primary" reloadDocument prefetch="none">
        {confirmText.done.file}
      </ButtonLink>
    </div>
  );
}
