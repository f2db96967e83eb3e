import { MessageKeyField } from "#enquiries/message-key-field.tsx";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { typedIn } from "#ui/form/form-answer.ts";
import { StandingNotice } from "#ui/form/form-notice.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { HoneypotField } from "#ui/honeypot-field.tsx";
import { localPath } from "#values/language/address.ts";
import { commentText } from "./blog.text.ts";
import { type CommentAnswer, type CommentField, commentNotice, parseComment } from "./comment.form.ts";
import { rememberComment } from "./own-comments.ts";
import { type Comment, postPath } from "./post.ts";

interface CommentFormProps {
  post: { id: string; slug: string };
  /** What came of the form when it was posted without script. */
  given?: CommentAnswer;
}

export function CommentForm({ post, given }: CommentFormProps) {
  const { form, errors, standing, isSending, submit } = useForm<CommentField, Comment>({
    action: postPath(post),
    parse: parseComment,
    given,
    words: { done: commentText.sent, failed: commentText.failed, refused: commentNotice },
    onDone: (comment) => rememberComment(post.id, comment),
  });
  const typed = typedIn(given);
  return (
    <form
      ref={form}
      method="post"
      action={localPath(postPath(post))}
      id="comment-form"
      aria-labelledby="comment-form-title"
      noValidate
      onSubmit={submit}
      className="relative mt-8 grid max-w-form gap-4 sm:grid-cols-2"
    >
      <div className="sm:col-span-2">
        <h3 id="comment-form-title" className="text-xl">
          {commentText.formTitle}
        </h3>
        <p className="mt-1 text-sm text-ink-2">{commentText.note}</p>
      </div>
      <div className="sm:col-span-2 empty:hidden">
        <StandingNotice notice={standing} takesFocus={given?.kind === "failed"} />
      </div>
      <Field
        name="name"
        label={commentText.labels.name}
        dir="auto"
        required
        autoComplete="name"
        defaultValue={typed.name}
        error={errors.name}
      />
      <Field
        name="email"
        type="email"
        label={commentText.labels.email}
        autoComplete="email"
        defaultValue={typed.email}
        error={errors.email}
      />
      <TextAreaField
        name="comment"
        label={commentText.labels.comment}
        dir="auto"
        required
        rows={5}
        className="sm:col-span-2"
        defaultValue={typed.comment}
        error={errors.comment}
      />
      <HoneypotField />
      <MessageKeyField />
      <Button
        type="submit"
        variant="primary"
        pending={isSending}
        className="sm:col-span-2 sm:justify-self-start"
      >
        {commentText.submit}
      </Button>
    </form>
  );
}
