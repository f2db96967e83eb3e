import { createContext, useContext } from "react";

/** What only the render of one answer knows. Absent in the browser. */
export interface RenderFacts {
  /** The text of each inline script that this render writes itself, for the document's policy. */
  scripts?: string[];
  /** The request's id, when the answer is an error page. */
  requestId?: string;
  /** The files that the page names. */
  clientScript?: ClientScript;
  /** Where the page fetches files that never change; absent where the shop itself serves them. */
  assetOrigin?: string | undefined;
  /** Pieces in the cart that the request carried; 0 on pages that are the same for everybody. */
  cartCount?: number;
  /** What earlier pages rendered; absent where each renders all of its own. */
  fragments?: CachedFragments | undefined;
}

/** Markup that pages share. Parts with an address of their own are distinguished by how they stand there. */
export interface CachedFragments {
  get(name: string, ownMarkup: readonly string[]): string | undefined;
  /** Marks a fragment that this render makes itself, for the pages after it. */
  mark(name: string, ownMarkup: readonly string[]): string;
}

/** What a page is dressed with, and its client script, which waits until all that can be seen has come. */
export interface ClientScript {
  /** The stylesheets. */
  styles: readonly string[];
  /** The script's files. */
  modules: readonly string[];
  /** Its first module: it names the page's routes and starts the rest. */
  text: string;
  /** What the loaders answered: a data block's text. */
  hydrationData: string;
  /** Whether it starts at once instead. */
  isUrgent: boolean;
}

export const RenderFactsContext = /* @__PURE__ */ createContext<RenderFacts>({});

const nothing: RenderFacts = {};
const useRenderFacts: () => RenderFacts = import.meta.env.SSR
  ? () => useContext(RenderFactsContext)
  : () => nothing;

/**
 * Writes an inline script down: the Content-Security-Policy blocks every other one, whatever markup says. The
 * server renders each document once, so each is written down once.
 */
export const useOwnScript = (text: string): void => void useRenderFacts().scripts?.push(text);

/** The server's alone. */
export const useCachedFragments = (): CachedFragments | undefined => useRenderFacts().fragments;

export const useRequestId = (): string | undefined => useRenderFacts().requestId;

/** Nothing in the browser, where the client script runs already. */
export const useClientScript = (): ClientScript | undefined => useRenderFacts().clientScript;

/**
 * What the document says of its render, so that the browser goes on with the same. There it stands already;
 * only a development build of React would wonder.
 */
export const useSentFacts: () => object = import.meta.env.SSR
  ? () => {
      const { cartCount, assetOrigin } = useRenderFacts();
      return { "data-cart": cartCount || undefined, "data-assets": assetOrigin };
    }
  : () => (import.meta.env.DEV ? { suppressHydrationWarning: true } : nothing);

/** In the browser: where the page fetches files that never change, "" where the shop itself serves them. */
export const sentAssetOrigin = (): string => document.documentElement.dataset.assets ?? "";

/** The same in a component, on both sides. */
export const useAssetOrigin: () => string = import.meta.env.SSR
  ? () => useRenderFacts().assetOrigin ?? ""
  : sentAssetOrigin;

/** Pieces in the cart as the server saw it. */
export const useSentCartCount: () => number = import.meta.env.SSR
  ? () => useRenderFacts().cartCount ?? 0
  : () => Number(document.documentElement.dataset.cart ?? 0);
