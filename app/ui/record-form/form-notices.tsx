import { FormProblem } from "#ui/form/form-problem.tsx";
import type { FormDraft } from "./use-draft.ts";

interface FormNoticesProps {
  draft?: FormDraft;
  /** Why nothing was saved. */
  problem: string | undefined;
  /** Where the record stands as it is now, when somebody else changed it. */
  reload: string | undefined;
}

/** What stands above a record's form: a draft that came back, or why nothing was saved. */
export function FormNotices({ draft, problem, reload }: FormNoticesProps) {
  return (
    <>
      {draft?.isRestored && (
        <p role="status" className="mb-5 flex flex-wrap items-center gap-x-4 bg-fold px-4 py-1 text-sm">
          Your draft is back, without its pictures.
          <button type="button" className="action text-sm" onClick={draft.startAfresh}>
            Start afresh
          </button>
        </p>
      )}
      {problem && <FormProblem text={problem} reload={reload} className="mb-5" />}
    </>
  );
}
