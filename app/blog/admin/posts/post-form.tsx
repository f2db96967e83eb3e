import { Button } from "#ui/form/button.tsx";
import { CancelButton } from "#ui/overlay/address-dialog.tsx";
import { FormFoot } from "#ui/record-form/form-foot.tsx";
import { FormNotices } from "#ui/record-form/form-notices.tsx";
import { SearchFields } from "#ui/record-form/search-fields.tsx";
import { postAdminText } from "./post-admin.text.ts";
import type { OpenPost, PostAnswer } from "./post-answer.ts";
import { AuthorFields, CoverFields, type KnownWords, PublishFields, StoryFields } from "./post-fields.tsx";
import { PostPreview } from "./post-preview.tsx";
import { postsPath } from "./posts-filter.ts";
import { type PostFormState, usePostForm } from "./use-post-form.ts";

interface PostFormProps {
  open: OpenPost;
  given: PostAnswer | undefined;
  known: KnownWords;
  closeTo: string;
}

/** All that an owner says in and of a post. */
export function PostForm({ open, given, known, closeTo }: PostFormProps) {
  const state = usePostForm(open, given, closeTo);
  const { start, form, send, preview, pictures, errors } = state;
  return (
    <>
      <form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        aria-label={state.isNew ? postAdminText.add : postAdminText.edit}
        onSubmit={(event) => {
          event.preventDefault();
          send("save");
        }}
      >
        <Notices state={state} given={given} />
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="id" value={start.id} />
        <input type="hidden" name="version" value={start.version} />
        <div className="grid gap-8 md:grid-cols-[7fr_5fr] md:gap-x-10">
          <div className="grid min-w-0 content-start gap-8">
            <StoryFields state={state} />
          </div>
          <div className="grid min-w-0 content-start gap-8">
            <PublishFields state={state} known={known} />
            <CoverFields state={state} />
            <AuthorFields state={state} known={known} />
          </div>
          <SearchFields
            state={state}
            ogImage={pictures.ogImage}
            ogError={errors.ogImage}
            otherwise="Without one the cover is shown."
          />
        </div>
        <Foot state={state} />
      </form>
      {preview.post && <PostPreview post={preview.post} onClose={preview.close} />}
    </>
  );
}

/** What stands above the form. */
function Notices({ state, given }: { state: PostFormState; given: PostAnswer | undefined }) {
  const failed = given?.kind === "failed" || given?.kind === "refused" ? given.notice : undefined;
  const isStale = state.isStale || (given?.kind === "failed" && given.isStale === true);
  return (
    <FormNotices
      draft={state.draft}
      problem={failed?.text ?? (isStale ? postAdminText.stale : undefined)}
      reload={isStale ? postsPath({ q: "" }, { edit: state.start.id }) : undefined}
    />
  );
}

function Foot({ state }: { state: PostFormState }) {
  const { canSave, sending, send, pictures, cancel } = state;
  return (
    <FormFoot isUploading={pictures.isSending}>
      <CancelButton onClick={cancel} />
      <Button
        small
        disabled={sending === "save"}
        pending={sending === "preview"}
        onClick={() => send("preview")}
        className="needs-script"
      >
        Preview
      </Button>
      <Button type="submit" small variant="primary" disabled={!canSave} pending={sending === "save"}>
        {postAdminText.save}
      </Button>
    </FormFoot>
  );
}
