import { signedOutText } from "#ui/page/signed-out.text.ts";
import { picturesPath } from "#values/edited-picture.ts";
import { parsedJson } from "#values/parsed-json.ts";
import { editFields, type PictureEdit, parseEdit } from "#values/picture-edit.ts";
import { editorText } from "./editor.text.ts";

/** How a picture is edited so far, or why that is not known. */
export async function askEdit(picture: string): Promise<{ edit: PictureEdit } | { text: string }> {
  const said = await asked(`${picturesPath}?${new URLSearchParams({ picture })}`, editorText.unread);
  return "edit" in said ? { edit: parseEdit(new URLSearchParams(said.edit)) } : { text: said.text ?? "" };
}

/** Saves a picture as its edit makes it: the new picture's address, or why there is none. */
export async function sendEdit(
  picture: string,
  edit: PictureEdit,
): Promise<{ url: string } | { text: string }> {
  const body = new URLSearchParams({ picture, ...editFields(edit) });
  const said = await asked(picturesPath, editorText.lost, { method: "POST", body });
  return "url" in said ? { url: said.url } : { text: said.text ?? "" };
}

type Said = { edit: string; text?: never } | { url: string; text?: never } | { text: string };

async function asked(path: string, lost: string, how?: RequestInit): Promise<Said> {
  try {
    const answer = await fetch(path, how);
    const body = await answer.text();
    // A page in the place of an answer is the sign-in that a guard led to.
    if (body.startsWith("<")) return { text: answer.redirected ? signedOutText.text : lost };
    const said = parsedJson(body);
    return isSaid(said) ? said : { text: lost };
  } catch {
    return { text: lost };
  }
}

const isSaid = (said: unknown): said is Said =>
  typeof said === "object" &&
  said !== null &&
  ["edit", "url", "text"].some((name) => typeof Reflect.get(said, name) === "string");
