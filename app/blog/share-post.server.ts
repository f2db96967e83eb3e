import type { ShareCard } from "#platform/text/share-card.server.ts";
import type { Post } from "./post.ts";

/** What a shared link to a post shows. */
export const postCard = (post: Post, shopName: string): ShareCard => ({
  kind: "post",
  id: post.slug,
  title: post.title,
  line: post.author ? `by ${post.author}` : (post.category ?? ""),
  price: null,
  picture: post.imageUrl,
  shopName,
});
