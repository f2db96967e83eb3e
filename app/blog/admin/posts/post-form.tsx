import { RecordForm } from "#records/record-form.tsx";
import { SearchFields } from "#records/search-fields.tsx";
import { postAdminText } from "./post-admin.text.ts";
import type { OpenPost, PostAnswer } from "./post-answer.ts";
import { AuthorFields, CoverFields, type KnownWords, PublishFields, StoryFields } from "./post-fields.tsx";
import { PostPreview } from "./post-preview.tsx";
import { postsPath } from "./posts-filter.ts";
import { usePostForm } from "./use-post-form.ts";

interface PostFormProps {
  open: OpenPost;
  given: PostAnswer | undefined;
  known: KnownWords;
  closeTo: string;
}

/** All that an owner says in and of a post. */
export function PostForm({ open, given, known, closeTo }: PostFormProps) {
  const state = usePostForm(open, given, closeTo);
  const { start, preview, pictures, errors } = state;
  return (
    <>
      <RecordForm
        state={state}
        words={postAdminText}
        reload={postsPath({ q: "" }, { edit: start.id })}
        hasPreview
      >
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
      </RecordForm>
      {preview.shown && <PostPreview post={preview.shown} onClose={preview.close} />}
    </>
  );
}
