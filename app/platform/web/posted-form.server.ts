import { data } from "react-router";

/**
 * The fields of a form that was posted. Throws a 405 for every other method and a 4xx for a body that is no form, so
 * that a page's action need not know of either.
 */
export async function postedForm(request: Request): Promise<FormData> {
  if (request.method !== "POST") {
    throw data("This address takes forms only.", { status: 405, headers: { Allow: "GET, HEAD, POST" } });
  }
  try {
    return await request.formData();
  } catch {
    throw data("This is no form that could be read.", { status: 400 });
  }
}
