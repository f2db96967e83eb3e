import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { followLinks } from "#rendering/follow-links.ts";
import { HydratedShop } from "#rendering/hydrated-shop.tsx";
import { learnRoutesLater, startRouter } from "#rendering/start-router.ts";

// In development the framework's own entry runs, which knows how to replace what is edited.
if (import.meta.env.DEV) {
  const { HydratedRouter } = await import("react-router/dom");
  startTransition(() => void hydrateRoot(document, <HydratedRouter />));
} else {
  const router = startRouter();
  startTransition(() => void hydrateRoot(document, <HydratedShop router={router} />));
  followLinks(router);
  learnRoutesLater(router);
}
