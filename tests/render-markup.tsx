import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { CartContext } from "#cart/cart-store.ts";
import { fragmentsOfRender } from "#rendering/cached-fragments.server.ts";
import { ToastProvider } from "#ui/overlay/toast.tsx";
import { RenderFactsProvider } from "#ui/render-facts.tsx";

/**
 * The markup of a part of a page, as a server with these cached fragments renders it; without them, as a
 * browser.
 */
export function markupOf(part: ReactNode, cache?: Map<string, string>): string {
  const fragments = cache && fragmentsOfRender(cache, "n1");
  const rendered = renderToString(
    <RenderFactsProvider value={{ fragments }}>
      <ToastProvider>
        <CartContext value={null}>{part}</CartContext>
      </ToastProvider>
    </RenderFactsProvider>,
  );
  return fragments ? fragments.keep(rendered) : rendered;
}

/** The fragments that a server has cached once it rendered this part. */
export function fragmentsOf(part: ReactNode): Map<string, string> {
  const cache = new Map<string, string>();
  markupOf(part, cache);
  return cache;
}
