import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { CartContext } from "#cart/kept/cart-store.ts";
import { ToastProvider } from "#ui/overlay/toast.tsx";

/** The markup of a part of a page, as a server renders it. */
export const markupOf = (part: ReactNode): string =>
  renderToString(
    <ToastProvider>
      <CartContext value={null}>{part}</CartContext>
    </ToastProvider>,
  );

/** The same of what knows its address, without the marks between texts. */
export function routedMarkup(part: ReactNode): string {
  const Page = createRoutesStub([{ path: "*", Component: () => part }]);
  return markupOf(<Page />).replaceAll("<!-- -->", "");
}
