import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { CartProvider } from "#cart/cart-provider.tsx";
import { services } from "#platform/context.server.ts";
import type { ShopSettings } from "#platform/shop-settings.ts";
import eczar500 from "#ui/fonts/eczar-500.woff2";
import mukta400 from "#ui/fonts/mukta-400.woff2";
import mukta600 from "#ui/fonts/mukta-600.woff2";
import { ToastProvider } from "#ui/toast.tsx";
import type { Route } from "./+types/root.ts";
import "#ui/theme.css";

/** Only the shop's public facts: this goes into pages that everybody gets. */
export function loader({ context }: Route.LoaderArgs): ShopSettings {
  const { shop, origin } = services(context).config;
  return { ...shop, origin };
}

/** The settings never change while the shop runs. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () =>
  [eczar500, mukta400, mukta600].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  }));

export default function Document() {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF6EC" />
        <Meta />
        <Links />
      </head>
      <body>
        <ToastProvider>
          <CartProvider>
            <Outlet />
          </CartProvider>
        </ToastProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
