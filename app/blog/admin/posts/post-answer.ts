import type { Notice } from "#platform/notice.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import type { Post } from "../../post.ts";
import type { PostField } from "./post.form.ts";
import type { PostTexts } from "./post-texts.ts";

/** A post as its form is opened with it. */
export interface OpenPost {
  id: string;
  /** 0 for a post that is not saved yet. */
  version: number;
  texts: PostTexts;
  pictures: PostPictures;
}

export interface PostPictures {
  cover: string | null;
  authorImage: string | null;
  ogImage: string | null;
}

export type PostFormField = PostField | keyof PostPictures;

/** What comes of a post's form. `entered` is what stood in it, for a page without script. */
export type PostAnswer =
  | { kind: "saved"; notice: Notice }
  | { kind: "refused"; errors: FieldErrors<PostFormField>; notice: Notice; entered?: OpenPost }
  | { kind: "failed"; notice?: Notice; isStale?: boolean; entered?: OpenPost }
  | { kind: "preview"; post: Post };
