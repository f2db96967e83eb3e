import type { FormEvent } from "react";
import { Button } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { useToast } from "#ui/overlay/toast.tsx";
import { localPath } from "#values/language/address.ts";
import { wishlistText } from "./wishlist.text.ts";
import { useWishlist } from "./wishlist-store.ts";

/**
 * Add to Wishlist, or take it off again. Without script the form puts it into the account, by way of signing
 * in.
 */
export function WishlistButton({ id, name }: { id: string; name: string }) {
  const wishlist = useWishlist();
  const toast = useToast();
  const isOnWishlist = wishlist.ids.includes(id);

  function toggle(event: FormEvent) {
    event.preventDefault();
    void wishlist.change(isOnWishlist ? "remove" : "add", id);
    toast(isOnWishlist ? wishlistText.removed(name) : wishlistText.added(name));
  }
  return (
    <form
      method="post"
      action={localPath("/wishlist/items")}
      onSubmit={toggle}
      className="flex flex-wrap items-center gap-x-6"
    >
      <input type="hidden" name="ids" value={id} />
      <Button type="submit" variant="text" className="text-sm">
        {/* As wide as the longer one: a press moves nothing. */}
        <span className="grid justify-items-start *:[grid-area:1/1]">
          <span className={isOnWishlist ? "" : "invisible"}>{wishlistText.remove}</span>
          <span className={isOnWishlist ? "invisible" : ""}>{wishlistText.add}</span>
        </span>
      </Button>
      <Link to="/wishlist" className={`action text-sm ${isOnWishlist ? "" : "invisible"}`}>
        {wishlistText.see}
      </Link>
    </form>
  );
}
