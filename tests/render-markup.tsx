import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { CartContext } from "#cart/kept/cart-store.ts";
import { ToastProvider } from "#ui/overlay/toast.tsx";

/** The markup of a part of a page, as a server renders it. */
export const markupOf = (part: ReactNode): string =>
  renderToString(
    <ToastProvider>
      <CartContext value={null}>{part}</CartContext>
    </ToastProvider>,
  );
