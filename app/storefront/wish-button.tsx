import { Button } from "#ui/button.tsx";
import { useToast } from "#ui/toast.tsx";
import { wishlistText } from "./storefront.text.ts";
import { useWishlist } from "./wishlist-store.ts";

/** Add to Wishlist, or take it off again. The wishlist lives in the browser, so without script there is no button. */
export function WishButton({ id, name }: { id: string; name: string }) {
  const wishlist = useWishlist();
  const toast = useToast();
  const isWished = wishlist.has(id);

  function toggle() {
    if (isWished) wishlist.remove(id);
    else wishlist.add(id);
    toast(isWished ? wishlistText.removed(name) : wishlistText.added(name));
  }
  return (
    <Button variant="text" className="text-sm needs-script" onClick={toggle}>
      {isWished ? "Remove from Wishlist" : "Add to Wishlist"}
    </Button>
  );
}
