import { Form } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { languageNow } from "#values/language/language.ts";
import { draftsText } from "../drafts/drafts.text.ts";
import { DraftNote, Readable } from "../drafts/readable.tsx";
import type { FaqDraftToRead } from "./faq-drafts.server.ts";

interface FaqDraftsProps {
  drafts: readonly FaqDraftToRead[];
  path: string;
}

/** Answers about delivery that nobody sees until the owner has read them. */
export function FaqDrafts({ drafts, path }: FaqDraftsProps) {
  if (drafts.length === 0) return null;
  return (
    <TitledPart title={draftsText.faq} className="mb-8">
      <DraftNote />
      <ul className="divide-y divide-hair">
        {drafts.map((draft) => (
          <li key={draft.key} className="py-3">
            <FaqDraftToShow draft={draft} path={path} />
          </li>
        ))}
      </ul>
    </TitledPart>
  );
}

function FaqDraftToShow({ draft: { key, question, read }, path }: { draft: FaqDraftToRead; path: string }) {
  const [mine, other] = languageNow() === "hi" ? (["hi", "en"] as const) : (["en", "hi"] as const);
  const inLanguage = { en: "english", hi: "hindi" } as const;
  return (
    <Form method="post" action={path} preventScrollReset className="grid gap-2">
      <p className="font-semibold">{question[inLanguage[mine]]}</p>
      <Readable html={read[inLanguage[mine]]} lang={mine} />
      <details>
        <summary className="action text-sm">{other === "hi" ? draftsText.hindi : draftsText.english}</summary>
        <p lang={other} className="font-semibold">
          {question[inLanguage[other]]}
        </p>
        <Readable html={read[inLanguage[other]]} lang={other} />
      </details>
      <input type="hidden" name="draft" value={key} />
      <Button
        type="submit"
        small
        name="intent"
        value="show"
        aria-label={draftsText.showOf(question[inLanguage[mine]])}
        className="justify-self-start"
      >
        {draftsText.show}
      </Button>
    </Form>
  );
}
