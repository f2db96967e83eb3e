import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { CartContext } from "#cart/cart-store.ts";
import { partsOfRender } from "#rendering/drawn-parts.server.ts";
import { ToastProvider } from "#ui/overlay/toast.tsx";
import { RenderFactsProvider } from "#ui/render-facts.tsx";

/**
 * A part of a page, as a server that has kept these parts draws it; as a browser does, where there are none.
 */
export function drawn(part: ReactNode, kept?: Map<string, string>): string {
  const parts = kept && partsOfRender(kept, "n1");
  const rendered = renderToString(
    <RenderFactsProvider value={{ drawn: parts }}>
      <ToastProvider>
        <CartContext value={null}>{part}</CartContext>
      </ToastProvider>
    </RenderFactsProvider>,
  );
  return parts ? parts.keep(rendered) : rendered;
}

/** What a server keeps that has drawn this part. */
export function keptOf(part: ReactNode): Map<string, string> {
  const kept = new Map<string, string>();
  drawn(part, kept);
  return kept;
}
