import { data } from "react-router";
import { legibleForm } from "./legible-request.server.ts";

/**
 * The fields of a form that was posted. Throws a 405 for every other method and a 4xx for a body that is no
 * form, so that a page's action need not know of either. What no database keeps is dropped.
 */
export async function postedForm(request: Request): Promise<FormData> {
  if (request.method !== "POST") {
    throw data("This address takes forms only.", { status: 405, headers: { Allow: "GET, HEAD, POST" } });
  }
  try {
    return legibleForm(await request.formData());
  } catch {
    throw data("This is no form that could be read.", { status: 400 });
  }
}
