import { Button, ButtonLink } from "#ui/form/button.tsx";
import { halfScreen } from "#ui/media/picture.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { wishlistPageText } from "./wishlist.text.ts";
import { shareListPath } from "./wishlist.ts";

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

/** The way to a list that others see, which an account keeps (LINK-7). */
export const ShareList = ({ isSignedOut = false }: { isSignedOut?: boolean }) => (
  <div className="mt-8 grid justify-items-start gap-1">
    <ButtonLink to={shareListPath} prefetch="none">
      {wishlistPageText.share}
    </ButtonLink>
    {isSignedOut && <p className="text-sm text-ink-2">{wishlistPageText.shareSignedOut}</p>}
  </div>
);

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
