import { createContext, useContext } from "react";

/** What only the render of one answer knows. Absent in the browser. */
export interface RenderFacts {
  /** Marks the scripts that this render wrote itself. */
  nonce?: string;
  /** The request's id, when the answer is an error page. */
  requestId?: string;
  /** The files that the page names. */
  program?: PageProgram;
  /** The parts that pages before this one had in common with it, by name. */
  drawn?: ReadonlyMap<string, string>;
}

/** What a page is dressed with, and what lets its program wait until all that can be seen has come. */
export interface PageProgram {
  /** The stylesheets. */
  styles: readonly string[];
  /** The program's files. */
  modules: readonly string[];
  /** Its first module: it names the page's routes and starts the rest. */
  text: string;
  /** What the loaders answered: a data block's text, or in development a script that hands it over. */
  carried: string;
  /** The script that starts it. */
  wake: string;
}

const RenderFactsContext = createContext<RenderFacts>({});

export const RenderFactsProvider = RenderFactsContext.Provider;

/** The nonce for an inline script; the Content-Security-Policy blocks a script without it. */
export const useNonce = (): string | undefined => useContext(RenderFactsContext).nonce;

export const useRequestId = (): string | undefined => useContext(RenderFactsContext).requestId;

/** Nothing in the browser, where the program runs already. */
export const useProgram = (): PageProgram | undefined => useContext(RenderFactsContext).program;

/** Nothing in the browser, which draws every part itself, and in development, where parts change. */
export const useDrawnParts = (): ReadonlyMap<string, string> | undefined =>
  useContext(RenderFactsContext).drawn;
