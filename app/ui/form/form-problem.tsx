import { localPath } from "#values/language/address.ts";
import { Icon } from "../media/icon.tsx";
import { formText } from "./form.text.ts";

interface FormProblemProps {
  text: string;
  /** Where what the form shows stands as it is now. */
  reload?: string | undefined;
  className?: string;
}

/**
 * Why a form was not saved: it stands above its fields, beside the toast, for those without script or who
 * missed it.
 */
export function FormProblem({ text, reload, className = "" }: FormProblemProps) {
  return (
    <p className={`flex items-start gap-2 border border-geru px-3 py-2 text-sm ${className}`}>
      <Icon name="alert" className="mt-0.5 size-5 text-geru" />
      <span>
        {text}{" "}
        {reload && (
          <a href={localPath(reload)} className="underline">
            {formText.reload}
          </a>
        )}
      </span>
    </p>
  );
}
