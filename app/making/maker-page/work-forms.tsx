import type { ReactNode } from "react";
import { grouped } from "#values/text/grouped.ts";
import { photoFormats } from "#values/upload.ts";
import { toDo } from "../lot.ts";
import { makerPageText as text } from "./maker-page.text.ts";
import { type MakerPage, type OwnWork, type SaidOfWork, workPlace } from "./own-work.ts";
import { Sign } from "./signs.tsx";

interface FormsProps {
  page: MakerPage;
  work: OwnWork;
  told: SaidOfWork | undefined;
}

/** The three things that a maker says of a piece of work. */
export function WorkForms({ page, work, told }: FormsProps) {
  return (
    <>
      {work.state === "given" && (
        <WorkForm page={page} work={work}>
          <button type="submit" name="act" value="begin" className="begin">
            <Sign of="begin" /> {text.begin}
          </button>
        </WorkForm>
      )}
      <Waiting work={work} />
      {work.doable > 0 && <DoneForm page={page} work={work} told={told} />}
      <ProblemForm page={page} work={work} told={told} />
    </>
  );
}

function Waiting({ work }: { work: OwnWork }) {
  const left = toDo(work);
  if (left === 0) return <Note of="eye">{text.allDone}</Note>;
  if (work.doable === 0) return <Note of="wait">{text.waiting}</Note>;
  return work.doable < left ? <Note of="wait">{text.upTo(grouped(work.doable))}</Note> : null;
}

const Note = ({ of, children }: { of: "eye" | "wait"; children: string }) => (
  <p className="note">
    <Sign of={of} /> {children}
  </p>
);

/** How many, by − and + or typed. Without script − and + ask for the page with one less or more. */
function DoneForm({ page, work, told }: FormsProps) {
  const field = `${workPlace(work.id)}-n`;
  return (
    <WorkForm page={page} work={work}>
      {/* Enter in the field presses the first button, which must be none of the steps. */}
      <button type="submit" name="act" value="done" className="first" tabIndex={-1} aria-hidden="true" />
      <label htmlFor={field}>{text.pieces}</label>
      <div className="count">
        <Step act="less" label={text.less} to={`#${workPlace(work.id)}`} />
        <input
          id={field}
          name="pieces"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          data-most={work.doable}
          defaultValue={piecesIn(work, told)}
          aria-invalid={told?.isRefusal && told.pieces !== undefined ? true : undefined}
        />
        <Step act="more" label={text.more} to={`#${workPlace(work.id)}`} />
      </div>
      <button type="submit" name="act" value="done" className="ok">
        <Sign of="check" /> {text.done}
      </button>
    </WorkForm>
  );
}

/** All that may be called done, or what was typed or counted to. */
function piecesIn({ doable }: OwnWork, told: SaidOfWork | undefined): string {
  const { pieces, isRefusal } = told ?? {};
  if (pieces === undefined) return String(doable);
  return isRefusal ? pieces : String(Math.min(doable, Number(pieces)));
}

/** The page itself, in its language: one that refused is loaded anew by its address. */
const placeIn = ({ chosen }: MakerPage, { id }: OwnWork): string =>
  `?${chosen ? `language=${chosen}` : ""}#${workPlace(id)}`;

const Step = ({ act, label, to }: { act: "less" | "more"; label: string; to: string }) => (
  <button type="submit" name="act" value={act} formMethod="get" formAction={to} aria-label={label}>
    <Sign of={act} />
  </button>
);

function ProblemForm({ page, work, told }: FormsProps) {
  const field = `${workPlace(work.id)}-t`;
  return (
    <details open={told?.problem !== undefined}>
      <summary>
        <Sign of="problem" /> {text.problem}
      </summary>
      <WorkForm page={page} work={work} hasFiles>
        <label htmlFor={field}>{text.problemText}</label>
        <textarea id={field} name="text" rows={3} dir="auto" defaultValue={told?.problem} />
        <label htmlFor={`${field}p`}>
          <Sign of="camera" /> {text.photo}
        </label>
        <input
          id={`${field}p`}
          type="file"
          name="photos"
          accept={photoFormats.map((format) => `image/${format}`).join(",")}
        />
        <button type="submit" name="act" value="tell">
          <Sign of="send" /> {text.send}
        </button>
      </WorkForm>
    </details>
  );
}

interface WorkFormProps {
  page: MakerPage;
  work: OwnWork;
  hasFiles?: boolean;
  children: ReactNode;
}

/** Sent twice by one opened page it counts once: by its key. */
const WorkForm = ({ page, work, hasFiles, children }: WorkFormProps) => (
  <form
    method="post"
    action={placeIn(page, work)}
    encType={hasFiles ? "multipart/form-data" : undefined}
    noValidate
  >
    <input type="hidden" name="part" value={work.id} />
    <input type="hidden" name="version" value={work.version} />
    <input type="hidden" name="key" value={crypto.randomUUID()} />
    {page.chosen && <input type="hidden" name="language" value={page.chosen} />}
    {children}
  </form>
);
