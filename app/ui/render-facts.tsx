import { createContext, useContext } from "react";

/** What only the render of one answer knows. Absent in the browser. */
export interface RenderFacts {
  /** Marks the scripts that this render wrote itself. */
  nonce?: string;
  /** The request's id, when the answer is an error page. */
  requestId?: string;
  /** The files that the page names. */
  clientScript?: ClientScript;
  /** Pieces in the cart that the request carried; 0 on pages that are the same for everybody. */
  cartCount?: number;
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

const RenderFactsContext = createContext<RenderFacts>({});

export const RenderFactsProvider = RenderFactsContext.Provider;

/** The nonce for an inline script; the Content-Security-Policy blocks a script without it. */
export const useNonce = (): string | undefined => useContext(RenderFactsContext).nonce;

export const useRequestId = (): string | undefined => useContext(RenderFactsContext).requestId;

/** Nothing in the browser, where the client script runs already. */
export const useClientScript = (): ClientScript | undefined => useContext(RenderFactsContext).clientScript;

/**
 * Pieces in the cart as the server saw it. The document says so itself, so that the browser begins with the
 * same.
 */
export function useSentCartCount(): number {
  const { cartCount = 0 } = useContext(RenderFactsContext);
  return typeof document === "undefined" ? cartCount : Number(document.documentElement.dataset.cart ?? 0);
}
