import { Button, ButtonLink } from "#ui/form/button.tsx";
import { halfScreen } from "#ui/media/picture.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { wishlistPageText } from "./wishlist.text.ts";

/** How wide the picture of a product on the wishlist is shown. */
export const cardSizes = `(min-width: 80rem) 290px, (min-width: 56.25rem) 23vw, ${halfScreen}`;

export function EmptyWishlist() {
  return (
    <EmptyState
      drawing="wishlist"
      title={wishlistPageText.empty}
      text={wishlistPageText.emptyHint}
      action={
        <ButtonLink variant="primary" to="/shop">
          {wishlistPageText.shopOn}
        </ButtonLink>
      }
    />
  );
}

interface WishlistUnreadProps {
  again(): void;
  /** It is being fetched again. */
  pending?: boolean;
}

/** The wishlist could not be read: that is not the same as an empty one. */
export function WishlistUnread({ again, pending }: WishlistUnreadProps) {
  return (
    <EmptyState
      drawing="offline"
      title={wishlistPageText.failed.text}
      action={
        <Button variant="primary" onClick={again} pending={pending}>
          {wishlistPageText.tryAgain}
        </Button>
      }
    />
  );
}
