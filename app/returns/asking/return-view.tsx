import { ButtonLink } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { ownReturnPath } from "../return-request.ts";
import { returnStateWords, returnText as text } from "../returns.text.ts";
import { closedWords } from "./judge-return.ts";
import type { ReturnPage } from "./read-return-page.server.ts";
import { ReturnForm } from "./return-form.tsx";
import type { ReturnAnswer } from "./return-request.form.ts";

interface ReturnViewProps {
  page: ReturnPage;
  answer: ReturnAnswer | undefined;
}

/** Where a buyer asks for a return, or reads why nothing can come back. */
export function ReturnView({ page, answer }: ReturnViewProps) {
  const { closed, lastDay, isOver, requests, token, back } = page;
  return (
    <Wrap className="pt-8 pb-16 md:pt-14">
      <div className="mx-auto max-w-[48rem]">
        <h1 className="text-3xl">{text.act}</h1>
        {closed ? (
          <Closed back={back} words={closedWords(closed)} />
        ) : (
          <>
            <p className="mt-4 max-w-measure">
              {text.intro} {lastDay ? (isOver ? text.over : text.open)(lastDay) : text.noReturns}
            </p>
            <ReturnForm page={page} answer={answer} />
          </>
        )}
        {requests.length > 0 && (
          <TitledPart list title={text.earlier} className="mt-10">
            <ul className="divide-y divide-hair">
              {requests.map(({ number, state }) => (
                <li key={number} className="flex min-h-11 items-center justify-between gap-4">
                  <Link to={ownReturnPath(number, token)} className="action">
                    {number}
                  </Link>
                  <span className="text-sm">{returnStateWords[state]}</span>
                </li>
              ))}
            </ul>
          </TitledPart>
        )}
      </div>
    </Wrap>
  );
}

function Closed({ back, words }: { back: string; words: string }) {
  return (
    <>
      <p className="mt-4 max-w-measure">{words}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink variant="primary" to={back}>
          {text.keep}
        </ButtonLink>
        <ButtonLink to="/contact">{text.askUs}</ButtonLink>
      </div>
    </>
  );
}
