import type { ServerResponse } from "node:http";

const texts = new WeakMap<Response, string>();

/** A page as an answer. Its text stays beside it, for whoever sends it on: taking it out of a Response costs a stream. */
export function documentResponse(text: string, init: ResponseInit): Response {
  const response = new Response(text, init);
  texts.set(response, text);
  return response;
}

/** Sends a page in one piece; false when the answer is none that documentResponse has made. */
export function sendDocument(response: Response, isHead: boolean, outgoing: ServerResponse): boolean {
  const text = texts.get(response);
  if (text === undefined) return false;
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  outgoing.end(isHead ? undefined : text);
  return true;
}
