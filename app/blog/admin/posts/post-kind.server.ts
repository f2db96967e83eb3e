import type { RecordServices } from "#platform/services.server.ts";
import type { RecordKind } from "#records/receive-record.server.ts";
import { type PostField, type PostInput, parsePost } from "./post.form.ts";
import { postAdminText } from "./post-admin.text.ts";
import { type OpenPost, type PostPicture, postPictures, postPicturesIn } from "./post-answer.ts";
import { emptyPost } from "./post-texts.ts";
import { savePost } from "./save-post.server.ts";

/** How a post's form is taken. */
export const postKind: RecordKind<RecordServices, PostField, PostPicture, OpenPost, PostInput, "stories"> = {
  empty: emptyPost(""),
  html: ["content"],
  pictures: postPictures,
  entered: (record) => record,
  parse: parsePost,
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
};
