import type { OpenRecord, RecordAnswer } from "#records/record-answer.ts";
import type { Post } from "../../post.ts";
import type { PostField } from "./post.form.ts";

export const postPictures = {
  cover: { bucket: "blog_images", most: 1 },
  authorImage: { bucket: "blog_images", most: 1 },
  ogImage: { bucket: "blog_og_images", most: 1 },
} as const;
export type PostPicture = keyof typeof postPictures;

/** The pictures that a post is kept with. */
export type PostPictures = Record<PostPicture, string | null>;

/** A post as its form is opened with it. */
export type OpenPost = OpenRecord<PostField, PostPicture>;
export type PostFormField = PostField | PostPicture;
export type PostAnswer = RecordAnswer<OpenPost, Post>;

export const postPicturesIn = ({ pictures }: OpenPost): PostPictures => ({
  cover: pictures.cover[0]?.url ?? null,
  authorImage: pictures.authorImage[0]?.url ?? null,
  ogImage: pictures.ogImage[0]?.url ?? null,
});
