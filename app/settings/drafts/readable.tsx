import { draftsText as say } from "./drafts.text.ts";

export const DraftNote = ({ isOwn }: { isOwn: boolean }) => (
  <div className="bg-fold px-4 py-3">
    <p className="font-semibold">{say.title}</p>
    <p className="text-sm text-ink-2">{isOwn ? say.aboutOwn : say.about}</p>
  </div>
);

/** A text as buyers would read it. */
export const Readable = ({ html, lang }: { html: string; lang: "en" | "hi" }) => (
  <div
    lang={lang}
    className="rich-text"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the loader
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
