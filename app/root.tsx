import { type ReactNode, useEffect } from "react";
import { Outlet, ScrollRestoration, type ShouldRevalidateFunctionArgs } from "react-router";
import { CartProvider } from "#cart/kept/cart-provider.tsx";
import { ErrorView } from "#pages/frame/error-view.tsx";
import { PageFrame } from "#pages/frame/page-frame.tsx";
import { openingText } from "#pages/opening/opening.text.ts";
import type { ShopSettings } from "#platform/config/shop-settings.ts";
import { beforeOpeningContext, services } from "#platform/services.server.ts";
import { publicSettings } from "#platform/settings/public-settings.server.ts";
import { Links } from "#rendering/document-links.tsx";
import { Scripts } from "#rendering/document-scripts.tsx";
import { Meta } from "#rendering/meta.tsx";
import { BrokenPictures } from "#ui/media/broken-pictures.tsx";
import { ToastProvider } from "#ui/overlay/toast.tsx";
import { FirstScreen } from "#ui/page/first-screen.tsx";
import { useSentFacts } from "#ui/render-facts.tsx";
import { languageTag } from "#values/language/language.ts";
import { indianYear } from "#values/time/indian-day.ts";
import type { Route } from "./+types/root.ts";
import "#ui/theme.css";
import "#ui/language.css";

/** Only the shop's public facts: this goes into pages that everybody gets. */
export function loader({ context }: Route.LoaderArgs): ShopSettings {
  const { config, now } = services(context);
  const settings = publicSettings(config, indianYear(now()));
  if (!context.get(beforeOpeningContext)) return settings;
  return {
    ...settings,
    bar: {
      href: "/admin/dashboard/settings/opening",
      className: "bg-ink py-2.5 text-center text-paper",
      children: openingText.bar,
    },
  };
}

let lastKnown: ShopSettings | undefined;

/**
 * What is known stands while the shop can't be reached, or a guard leads elsewhere: a form that could not be
 * sent must not lose its page over it.
 */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch(() => lastKnown);

/**
 * The settings hardly ever change, and what depends on them (an order's sum) is checked when a form is sent.
 */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) => formMethod === "POST";

/** The document around every page, and around the error page that stands in for one. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={languageTag()} {...useSentFacts()}>
      <head>
        <meta charSet="utf-8" />
        {/* A phone's keyboard leaves less of the page, so that toasts know where there is room. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#FBF6EC" />
        <Meta />
        <Links />
        <noscript>
          <style>{".needs-script{display:none!important}"}</style>
        </noscript>
        <BrokenPictures />
        <FirstScreen />
      </head>
      <body>
        <CartProvider>
          <ToastProvider>
            <PageFrame>{children}</PageFrame>
          </ToastProvider>
        </CartProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    lastKnown = loaderData;
  }, [loaderData]);
  // Says that the client script runs by now: until then links and forms work plainly.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />;
}
