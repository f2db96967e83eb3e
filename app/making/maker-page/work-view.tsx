import { langOfText } from "#values/language/text-language.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { isShownPicture, pictureAt } from "#values/picture.ts";
import { grouped } from "#values/text/grouped.ts";
import { dayOfYear } from "#values/time/date-time.ts";
import { toCheck, toDo } from "../lot.ts";
import { makerPageText as text } from "./maker-page.text.ts";
import { type MakerPage, type OwnWork, type SaidOfWork, type WorkNote, workPlace } from "./own-work.ts";
import { Sign } from "./signs.tsx";
import { WorkForms } from "./work-forms.tsx";

interface WorkProps {
  page: MakerPage;
  work: OwnWork;
  isFirst: boolean;
}

/** One piece of work: its picture, how many by when, what to write, and what can be pressed. */
export function Work({ page, work, isFirst }: WorkProps) {
  const told = page.told?.partId === work.id ? page.told : undefined;
  const [head, goods] = [`${workPlace(work.id)}-h`, `${workPlace(work.id)}-g`];
  return (
    <article id={workPlace(work.id)} aria-labelledby={`${head} ${goods}`}>
      <WorkPicture url={work.picture} assetOrigin={page.assetOrigin} isFirst={isFirst} />
      <div className="in">
        {told?.text && <Saying told={told} />}
        <Facts id={head} work={work} today={page.today} />
        <Goods id={goods} work={work} />
        <Counts work={work} />
        <Notes notes={work.notes} path={page.path} />
        <WorkForms page={page} work={work} told={told} />
      </div>
    </article>
  );
}

function WorkPicture({
  url,
  assetOrigin,
  isFirst,
}: {
  url: string | null;
  assetOrigin: string | undefined;
  isFirst: boolean;
}) {
  if (url === null || !isShownPicture(url)) return null;
  const picture = pictureAt(url, assetOrigin);
  const sizes = "(min-width: 31rem) 29rem, 94vw";
  return (
    <picture>
      {picture && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
      <img
        srcSet={picture?.webp}
        sizes={picture && sizes}
        src={picture?.src ?? url}
        alt={text.picture}
        loading={isFirst ? "eager" : "lazy"}
      />
    </picture>
  );
}

/** 'Make 12 · by 4 December · ₹180 a piece'. */
function Facts({ id, work: { quantity, dueOn, rate }, today }: { id: string; work: OwnWork; today: string }) {
  const isLate = dueOn !== null && dueOn < today;
  return (
    <h2 id={id}>
      <b>{text.make(grouped(quantity))}</b>
      {dueOn !== null && (
        <>
          <span> · </span>
          <span className={isLate ? "w late" : "w"}>
            <Sign of="day" /> {text.by(dayOfYear(dueOn))}
          </span>
          {isLate && <span className="w late"> · {text.late}</span>}
        </>
      )}
      {rate !== null && (
        <>
          <span> · </span>
          <span className="w">{text.apiece(rupeesAndPaise(rate))}</span>
        </>
      )}
    </h2>
  );
}

function Goods({ id, work }: { id: string; work: OwnWork }) {
  const { productName, optionText, personal, step } = work;
  const options = optionText ? `, ${optionText}` : "";
  return (
    <>
      <p id={id}>
        <span lang={langOfText(productName)}>{productName + options}</span>
        <br />
        <span className="note">
          <b lang={langOfText(step.name)}>{step.name}</b>
          {step.of > 1 && ` · ${text.step(step.place, step.of)}`}
        </span>
      </p>
      {personal.map(({ label, shownAs, text: words }) => (
        <p key={label} className="text">
          {text.onPiece}, {shownAs ?? label}: <b dir="auto">{words}</b>
        </p>
      ))}
    </>
  );
}

const mostBeads = 24;

/** What has become of the pieces: a bead for each where they are few, and numbers. */
function Counts({ work }: { work: OwnWork }) {
  const { quantity, passed, rework } = work;
  const [looked, left] = [toCheck(work), toDo(work)];
  const shares = { g: passed, l: looked, a: rework, "": quantity - passed - looked - rework };
  return (
    <>
      {quantity > mostBeads ? (
        <div className="bar" aria-hidden="true">
          {Object.entries(shares).map(([kind, pieces]) => (
            <i key={kind} className={kind} style={{ width: `${(pieces / quantity) * 100}%` }} />
          ))}
        </div>
      ) : (
        <div className="beads" aria-hidden="true">
          {beadsOf(shares).map(({ key, kind }) => (
            <i key={key} className={kind || undefined} />
          ))}
        </div>
      )}
      {work.done > 0 && (
        <ul>
          {rework > 0 && <Count of="again" words={text.again(grouped(rework))} className="late" />}
          {passed > 0 && <Count of="check" words={text.good(grouped(passed))} />}
          {looked > 0 && <Count of="eye" words={text.looking(grouped(looked))} />}
          {left > 0 && left < quantity && <Count of="begin" words={text.left(grouped(left))} />}
        </ul>
      )}
    </>
  );
}

const beadsOf = (shares: Readonly<Record<string, number>>) =>
  Object.entries(shares).flatMap(([kind, pieces]) =>
    Array.from({ length: pieces }, (_, at) => ({ key: `${kind} ${at}`, kind })),
  );

interface CountProps {
  of: Parameters<typeof Sign>[0]["of"];
  words: string;
  className?: string;
}

const Count = ({ of, words, className }: CountProps) => (
  <li className={className}>
    <Sign of={of} /> <b>{words}</b>
  </li>
);

function Notes({ notes, path }: { notes: readonly WorkNote[]; path: string }) {
  if (notes.length === 0) return null;
  return (
    <div className="talk">
      {notes.map(({ id, by, text: words, hasPhoto }) => (
        <div key={id}>
          <small>{text[by === "maker" ? "you" : "owner"]}</small>
          {words !== null && (
            <p dir="auto" lang={langOfText(words)}>
              {words}
            </p>
          )}
          {hasPhoto && <img src={`${path}/photos/${id}`} alt={text.noteWithPhoto} loading="lazy" />}
        </div>
      ))}
    </div>
  );
}

/** What came of a press; what was typed is quoted where no form has it any more. */
export const Saying = ({ told: { text: words, isRefusal }, quote }: { told: SaidOfWork; quote?: string }) => (
  <div className={isRefusal ? "say no" : "say"} role={isRefusal ? "alert" : "status"}>
    <Sign of={isRefusal ? "problem" : "check"} />
    <div>
      {words}
      {quote && (
        <q>
          {text.typed} {quote}
        </q>
      )}
    </div>
  </div>
);
