import type { Actor } from "#accounts/actor.ts";
import { postedPictures, takePictures } from "#platform/files/posted-pictures.server.ts";
import type { RecordServices } from "#platform/services.server.ts";
import { isByScript } from "#ui/form/form-answer.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import { isUuid } from "#values/uuid.ts";
import { parsePost, postFields } from "./post.form.ts";
import { postAdminText } from "./post-admin.text.ts";
import type { OpenPost, PostAnswer, PostFormField } from "./post-answer.ts";
import { postPreview } from "./post-preview.server.ts";
import { emptyPost } from "./post-texts.ts";
import { type PostOutcome, savePost } from "./save-post.server.ts";

type Errors = Partial<Record<PostFormField, string>>;

/** A posted post: checked, its files taken in where a browser without script sent them along, saved. */
export async function receivePost(shop: RecordServices, actor: Actor, form: FormData): Promise<PostAnswer> {
  const entered = enteredIn(form);
  if (entered.version === 0 && !isUuid(entered.id)) return { kind: "failed" };
  const errors = await takeFiles(shop, actor, form, entered);
  const parsed = parsePost(form);
  const wrong = parsed.kind === "refused" ? { ...parsed.errors, ...errors } : errors;
  if (parsed.kind === "refused" || Object.keys(wrong).length > 0) return refused(wrong, form, entered);
  const { id, version, pictures } = entered;
  const outcome = await savePost(shop, actor, { id, version, input: parsed.value, pictures });
  return answerTo(outcome, form, entered, shop.now());
}

/** The post as the blog would show it, with its HTML made safe; nothing is saved. */
export function previewPost(form: FormData, now: Date): PostAnswer {
  const parsed = parsePost(form);
  const entered = enteredIn(form);
  if (parsed.kind === "refused") return refused(parsed.errors, form, entered);
  return { kind: "preview", post: postPreview(entered, parsed.value, now) };
}

function answerTo(outcome: PostOutcome, form: FormData, entered: OpenPost, now: Date): PostAnswer {
  const plain = isByScript(form) ? {} : { entered };
  switch (outcome.kind) {
    case "saved": {
      const { title, isNew, publishedAt } = outcome;
      const notice = isNew ? postAdminText.added(title, publishedAt, now) : postAdminText.saved(title);
      return { kind: "saved", notice };
    }
    case "refused":
      return refused(outcome.errors, form, entered);
    case "stale":
      return { kind: "failed", isStale: true, notice: failure(postAdminText.stale), ...plain };
    case "gone":
      return { kind: "failed", notice: failure(postAdminText.gone), ...plain };
  }
}

const failure = (text: string) => ({
  title: postAdminText.saveFailed.title,
  text,
  tone: "destructive" as const,
});

const refused = (errors: Errors, form: FormData, entered: OpenPost) => ({
  kind: "refused" as const,
  errors,
  notice: failure(Object.values(errors)[0] ?? ""),
  ...(isByScript(form) ? {} : { entered }),
});

/** The form as it was sent; its pictures without those that were ticked to be removed. */
function enteredIn(form: FormData): OpenPost {
  const texts = emptyPost("");
  for (const field of postFields) texts[field] = textIn(form, field);
  const picture = (name: string) => postedPictures(form, name)[0]?.url ?? null;
  return {
    id: textIn(form, "id"),
    version: versionIn(form),
    texts,
    pictures: {
      cover: picture("cover"),
      authorImage: picture("authorImage"),
      ogImage: picture("ogImage"),
    },
  };
}

const pictureFields = [
  { name: "cover", bucket: "blog_images" },
  { name: "authorImage", bucket: "blog_images" },
  { name: "ogImage", bucket: "blog_og_images" },
] as const;

/** Files of a form that was sent without script take their fields' places. */
async function takeFiles(
  shop: RecordServices,
  actor: Actor,
  form: FormData,
  entered: OpenPost,
): Promise<Errors> {
  const errors: Errors = {};
  for (const { name, bucket } of pictureFields) {
    const field = { name, bucket, recordId: entered.id, actorId: actor.id, room: 1, most: 1 };
    const taken = await takePictures(shop, form, field);
    if (taken.error) errors[name] = taken.error;
    entered.pictures[name] = taken.urls[0] ?? entered.pictures[name];
  }
  return errors;
}
