import { Form } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
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
      <DraftNote isOwn={false} />
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

function FaqDraftToShow({ draft, path }: { draft: FaqDraftToRead; path: string }) {
  const { key, version, isOwn, read } = draft;
  const [mine, other] = languageNow() === "hi" ? (["hi", "en"] as const) : (["en", "hi"] as const);
  const inLanguage = { en: "english", hi: "hindi" } as const;
  const { question } = draft[inLanguage[mine]];
  return (
    <Form method="post" action={path} preventScrollReset className="grid gap-2">
      <p className="font-semibold">{question}</p>
      {isOwn && <p className="text-sm text-ink-2">{draftsText.aboutOwn}</p>}
      <Readable html={read[inLanguage[mine]]} lang={mine} />
      <details>
        <summary className="action text-sm">{other === "hi" ? draftsText.hindi : draftsText.english}</summary>
        <p lang={other} className="font-semibold">
          {draft[inLanguage[other]].question}
        </p>
        <Readable html={read[inLanguage[other]]} lang={other} />
      </details>
      <input type="hidden" name="draft" value={key} />
      <input type="hidden" name="version" value={version} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" small name="intent" value="show" aria-label={draftsText.showOf(question)}>
          {draftsText.show}
        </Button>
        <Link
          to={`${path}?draft=${key}`}
          preventScrollReset
          aria-label={draftsText.changeOf(question)}
          className="action text-sm"
        >
          {draftsText.change}
        </Link>
      </div>
    </Form>
  );
}
