import { createContext, useContext } from "react";

/** What only the render of one answer knows. Absent in the browser. */
export interface RenderFacts {
  /** Marks the scripts that this render wrote itself. */
  nonce?: string;
  /** The request's id, when the answer is an error page. */
  requestId?: string;
}

const RenderFactsContext = createContext<RenderFacts>({});

export const RenderFactsProvider = RenderFactsContext.Provider;

/** The nonce for an inline script; the Content-Security-Policy blocks a script without it. */
export const useNonce = (): string | undefined => useContext(RenderFactsContext).nonce;

export const useRequestId = (): string | undefined => useContext(RenderFactsContext).requestId;
