import { Dialog } from "#ui/overlay/dialog.tsx";
import { type Post, postPath } from "../../post.ts";
import { PostBody, PostHead } from "../../post-body.tsx";
import { PostGrid } from "../../post-card.tsx";
import { postAdminText } from "./post-admin.text.ts";

/**
 * How a post will look: on its page, in the blog's list, and in a search engine. Nothing has been saved for
 * it.
 */
export function PostPreview({ post, onClose }: { post: Post; onClose(): void }) {
  return (
    <Dialog title={postAdminText.preview.title} open onClose={onClose} wide>
      <div inert className="[&_h1]:text-2xl">
        <PostHead post={post} />
        <PostBody post={post} url={postPath(post)} />
      </div>
      <div className="grid gap-8 border-t border-hair pt-6 md:grid-cols-2">
        <Sample title={postAdminText.preview.list}>
          <div inert className="max-w-80 [&>ul]:grid-cols-1">
            <PostGrid posts={[post]} level={3} />
          </div>
        </Sample>
        <Sample title={postAdminText.preview.search}>
          <div className="border border-hair bg-field p-3 text-sm">
            <p className="truncate text-xs text-ink-2">{postPath(post)}</p>
            <p className="font-semibold text-indigo">{post.metaTitle}</p>
            <p className="text-ink-2">{post.metaDescription}</p>
          </div>
        </Sample>
      </div>
    </Dialog>
  );
}

function Sample({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="min-w-0">
      <p className="mb-2 text-xs text-ink-2">{title}</p>
      {children}
    </section>
  );
}
