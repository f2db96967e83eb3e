import { Form } from "react-router";
import { byCategory, faqCategories } from "#pages/texts/faq.ts";
import { faqText } from "#pages/texts/pages.text.ts";
import { HindiMark } from "#records/hindi-mark.tsx";
import type { HindiState } from "#translations/texts-of-records.db.server.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { Icon } from "#ui/media/icon.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { textsText } from "../texts/texts.text.ts";

export interface FaqLine {
  id: string;
  version: number;
  category: string;
  question: string;
  /** The answer's first words. */
  words: string;
}

interface FaqListProps {
  lines: readonly FaqLine[];
  /** The open work on their Hindi, by id. */
  marks: Readonly<Record<string, HindiState>>;
  path: string;
}

/** All questions by category, with what can be done to each. */
export function FaqList({ lines, marks, path }: FaqListProps) {
  const groups = new Map(byCategory(lines).map(({ category, entries }) => [category, entries]));
  const names = new Set<string>([...faqCategories, ...groups.keys()]);
  return (
    <div className="grid gap-8">
      {[...names].map((category) => (
        <TitledPart key={category} title={faqText.category(category)}>
          <ul className="-mt-4 divide-y divide-hair">
            {(groups.get(category) ?? []).map((line, place, all) => (
              <FaqRow
                key={line.id}
                line={line}
                mark={marks[line.id]}
                path={path}
                isFirst={place === 0}
                isLast={place === all.length - 1}
              />
            ))}
          </ul>
          {!groups.has(category) && <p className="text-sm text-ink-2">{textsText.noneYet}</p>}
        </TitledPart>
      ))}
    </div>
  );
}

interface FaqRowProps {
  line: FaqLine;
  mark: HindiState | undefined;
  path: string;
  isFirst: boolean;
  isLast: boolean;
}

function FaqRow({ line, mark, path, isFirst, isLast }: FaqRowProps) {
  const { id, version, question, words } = line;
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[1fr_auto] md:items-center">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{question}</p>
        <p className="line-clamp-2 text-sm text-ink-2 [overflow-wrap:anywhere]">{words}</p>
        <HindiMark state={mark} />
      </div>
      <Form
        method="post"
        action={path}
        onSubmit={useInTurn()}
        preventScrollReset
        className="flex flex-wrap items-center gap-2"
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <Button
          type="submit"
          small
          name="intent"
          value="up"
          disabled={isFirst}
          formNoValidate
          aria-label={textsText.row.upOf(question)}
        >
          <Icon name="chevron-down" className="size-5 rotate-180" />
        </Button>
        <Button
          type="submit"
          small
          name="intent"
          value="down"
          disabled={isLast}
          formNoValidate
          aria-label={textsText.row.downOf(question)}
        >
          <Icon name="chevron-down" className="size-5" />
        </Button>
        <ButtonLink
          to={`${path}?edit=${id}`}
          small
          preventScrollReset
          aria-label={textsText.row.editOf(question)}
        >
          {textsText.row.edit}
        </ButtonLink>
        <ConfirmButton
          small
          variant="text"
          name="intent"
          value="delete"
          question={textsText.deleteQuestion(question)}
          aria-label={textsText.row.deleteOf(question)}
        >
          {textsText.row.delete}
        </ConfirmButton>
      </Form>
    </li>
  );
}
