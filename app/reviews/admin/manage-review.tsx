import { FormProblem } from "#ui/form/form-problem.tsx";
import { leftWords, NextInLine } from "#ui/list/next-in-line.tsx";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { adminReviewPath } from "../own-review-paths.ts";
import type { ReviewState } from "../review.ts";
import { JudgeForms, type JudgeFormsProps } from "./judge-forms.tsx";
import { reviewAdminText as text } from "./review-admin.text.ts";
import { ReviewToJudge } from "./review-to-judge.tsx";

const tones: Record<ReviewState, StatusTone> = { pending: "yellow", shown: "green", hidden: "grey" };

/** A review with what the owner can do about it, and nothing else: its words are its buyer's. */
export function ManageReview({ managed, given }: JudgeFormsProps) {
  const { review, before, next, history } = managed;
  const { id, state, version } = review;
  const problem =
    given?.kind === "failed" && given.text !== undefined ? text.saveFailed(given.text) : undefined;
  useNotices(given, [problem && { ...problem, tone: "destructive" }]);
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-2">
        <StatusBadge tone={tones[state]}>{text.tabs[state]}</StatusBadge>
        {before && <StatusBadge tone="blue">{text.edited}</StatusBadge>}
      </p>
      <ReviewToJudge managed={managed} />
      <p className="mt-5 border-t border-hair pt-4 text-sm">{before ? text.next.edited : text.next[state]}</p>
      {next && state !== "pending" && (
        <NextInLine
          words={text.nextReview}
          to={adminReviewPath(next.id)}
          left={leftWords(next.left)}
          isDone
        />
      )}
      {problem && <FormProblem text={problem.text} reload={adminReviewPath(id)} className="mt-3" />}
      <JudgeForms key={version} managed={managed} given={given} />
      <RecordHistory lines={history} />
    </>
  );
}
