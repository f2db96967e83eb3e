import type { RecordServices } from "#platform/services.server.ts";
import type { RecordKeeper } from "#records/receive-record.server.ts";
import { deletedNotice } from "#records/record-acts.server.ts";
import { postAdminText } from "./post-admin.text.ts";
import { openPost } from "./post-columns.server.ts";
import {
  type OpenPost,
  type PostField,
  type PostInput,
  type PostPictures,
  postPicturesIn,
  posts,
} from "./post-fields.ts";
import { findPostRow } from "./post-list.db.server.ts";
import { deletePost, savePost } from "./save-post.server.ts";

/** How a post's form is taken, and how posts are opened and deleted. */
export const postKeeper: RecordKeeper<
  RecordServices,
  PostField,
  keyof PostPictures,
  OpenPost,
  PostInput,
  "stories"
> = {
  get empty() {
    return posts.form.empty;
  },
  html: ["content"],
  get pictures() {
    return posts.pictures;
  },
  entered: (record) => record,
  parse: (form) => posts.form.parse(form),
  words: postAdminText,
  async save(shop, actor, entered, input) {
    const { folder, version, texts: sent } = entered;
    const pictures = postPicturesIn(entered);
    const outcome = await savePost(shop, actor, { id: folder, version, input, sent, pictures });
    if (outcome.kind !== "saved") return outcome;
    const { title, isNew, publishedAt } = outcome;
    const notice = isNew ? postAdminText.added(title, publishedAt, shop.now()) : postAdminText.saved(title);
    return { kind: "saved", notice };
  },
  async find({ db }, id) {
    const row = await findPostRow(db, id);
    return row && openPost(row);
  },
  remove: async (shop, actor, id) => deletedNotice(await deletePost(shop, actor, id), postAdminText),
};
