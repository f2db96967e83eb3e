import { Button, ButtonLink } from "#ui/form/button.tsx";
import { halfScreen } from "#ui/media/picture.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { failedToLoad, wishlistText } from "../storefront.text.ts";

/** How wide a wished product's picture is shown. */
export const plateSizes = `(min-width: 80rem) 290px, (min-width: 56.25rem) 23vw, ${halfScreen}`;

export function NothingWished() {
  return (
    <EmptyState
      drawing="wishlist"
      title={wishlistText.empty}
      text={wishlistText.emptyHint}
      action={
        <ButtonLink variant="primary" to="/shop">
          Continue Shopping
        </ButtonLink>
      }
    />
  );
}

interface WishesUnreadProps {
  again(): void;
  /** It is being asked again. */
  pending?: boolean;
}

/** What is wished could not be read: that is not the same as nothing. */
export function WishesUnread({ again, pending }: WishesUnreadProps) {
  return (
    <EmptyState
      drawing="offline"
      title={failedToLoad.products.text}
      action={
        <Button variant="primary" onClick={again} pending={pending}>
          Try again
        </Button>
      }
    />
  );
}
