import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Form, useActionData, useNavigation } from "react-router";
import { workListText as text } from "./work-list.text.ts";

export interface Selection<Row> {
  /** The id of the form that the ticks belong to. */
  form: string;
  /** What a tick is for: the row's name. */
  nameOf(row: Row): string;
  /** What a tick sends, where that is not the row's id alone. */
  tickOf?(row: Row): string;
}

const box =
  "size-5 shrink-0 cursor-pointer appearance-none rounded-[2px] border border-edge bg-field checked:border-ink checked:bg-ink checked:inset-ring-3 checked:inset-ring-field";

const ticksOf = (form: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`input[form="${CSS.escape(form)}"][name="id"]`),
];

const boxOfAllPages = (form: string) =>
  document.querySelector<HTMLInputElement>(`#${CSS.escape(form)} input[name="all"]`);

/** As large as a finger, and no element more than itself: its border, which nobody sees, is a part of it. */
const tick =
  "size-11 shrink-0 cursor-pointer appearance-none rounded-[14px] border-12 border-transparent bg-field bg-clip-padding inset-shadow-[0_0_0_1px_var(--color-edge)] checked:bg-ink checked:inset-ring-4 checked:inset-ring-field checked:inset-shadow-[0_0_0_1px_var(--color-ink)]";

interface SelectRowProps<Row> {
  selection: Selection<Row>;
  row: Row;
  id: string;
}

/** A row's tick: it is sent as `id` with the form that it belongs to. */
export function SelectRow<Row>({ selection, row, id }: SelectRowProps<Row>) {
  return (
    <input
      type="checkbox"
      name="id"
      value={selection.tickOf?.(row) ?? id}
      form={selection.form}
      aria-label={text.select(selection.nameOf(row))}
      className={tick}
    />
  );
}

/** Ticks all rows of the page, or none. Script only: without it there are the rows' own ticks. */
export function SelectAll({ form }: { form: string }) {
  const all = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const ticks = ticksOf(form);
    // Ticked before the client script ran.
    if (all.current?.checked && !ticks.some(({ checked }) => checked))
      for (const tick of ticks) tick.checked = true;
  }, [form]);
  const tickAll = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    for (const tick of ticksOf(form)) tick.checked = currentTarget.checked;
  };
  return (
    <label className="needs-script flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 text-xs font-semibold whitespace-nowrap">
      <span className="md:sr-only">{text.selectAll}</span>
      <input ref={all} type="checkbox" data-select-all={form} onChange={tickAll} className={box} />
    </label>
  );
}

export interface BulkBarProps {
  /** The form's id, as the rows' ticks name it. */
  id: string;
  /** "Comments": what the acts are done to. */
  label: string;
  action?: string;
  /** "All 2,431 in this list": names a box that stands for the rows of all pages. It is sent as `all`. */
  all?: string | undefined;
  /** How far a long act is. */
  progress?: string | undefined;
  /** Submit buttons with `name="intent"`. */
  children: ReactNode;
}

/**
 * A ConfirmButton's `questionOf`: asks by how many rows are ticked; with none there is nothing to ask. How
 * many there are on all pages only the server knows, which then asks.
 */
export const askOfTicked = (question: (count: number) => string) => (form: FormData) => {
  const count = form.has("all") ? 0 : form.getAll("id").length;
  return count === 0 ? undefined : question(count);
};

/**
 * The acts for all ticked rows, in one form. Says how many are ticked. On a phone it stands at the lower edge
 * as long as a row is ticked, in reach of the thumb, however long the list is; without script, too.
 */
export function BulkBar({ id, label, action, all, progress, children }: BulkBarProps) {
  const submit = useOnce(id);
  const ticked = useTicked(id);
  return (
    // On a phone the form leaves its place once a row is ticked: whatever is below stays where it is.
    <div className={all ? "max-md:min-h-19" : "max-md:min-h-6"}>
      <Form
        id={id}
        method="post"
        action={action}
        onSubmit={submit}
        preventScrollReset
        aria-label={text.acts(label)}
        data-ticked={ticked === undefined ? undefined : ""}
        className="bulk-bar flex flex-wrap items-center gap-x-4 gap-y-2"
      >
        <p
          role="status"
          className={`count needs-script text-sm text-ink-2 tabular-nums max-md:basis-full ${all ? "min-w-36" : "min-w-24"}`}
        >
          {progress ?? ticked ?? text.none}
        </p>
        {all && <AllPages form={id} label={all} />}
        <p className="hint text-sm text-ink-2">{text.tick(label)}</p>
        <div className="acts max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-2 md:contents">
          {children}
        </div>
      </Form>
    </div>
  );
}

/**
 * The box that stands for the rows of all pages; those of this one follow it, so that it can be seen what is
 * meant.
 */
function AllPages({ form, label }: { form: string; label: string }) {
  const all = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Ticked before the client script ran.
    if (all.current?.checked) for (const tick of ticksOf(form)) tick.checked = true;
  }, [form]);
  const tickAll = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    for (const tick of ticksOf(form)) tick.checked = currentTarget.checked;
  };
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm max-sm:basis-full">
      <input ref={all} type="checkbox" name="all" value="true" onChange={tickAll} className={box} />
      {label}
    </label>
  );
}

/** How many rows are ticked, in words, if any are; rows that are gone count no more. */
function useTicked(form: string): string | undefined {
  const [words, setWords] = useState<string>();
  useEffect(() => {
    const read = () => setWords(readTicks(form));
    read();
    document.addEventListener("change", read);
    return () => document.removeEventListener("change", read);
  });
  return words;
}

/** Says how many are ticked, and brings the boxes that stand for several rows to what it found. */
function readTicks(form: string): string | undefined {
  const ticks = ticksOf(form);
  const ticked = ticks.filter((tick) => tick.checked).length;
  for (const box of document.querySelectorAll<HTMLInputElement>(`[data-select-all="${CSS.escape(form)}"]`)) {
    box.checked = ticked > 0 && ticked === ticks.length;
    box.indeterminate = ticked > 0 && ticked < ticks.length;
  }
  const allPages = boxOfAllPages(form);
  // A row that is left out is not meant.
  if (allPages && ticked < ticks.length) allPages.checked = false;
  if (allPages?.checked) return text.all;
  return ticked === 0 ? undefined : text.selected(ticked);
}

/**
 * The `onSubmit` of the acts. A second press while the first is under way would do it again to rows that are
 * done, so it does nothing. A done act leads back to the list, and takes the ticks away: the next one is not
 * meant for them. An answer in place is a refusal, and leaves them.
 */
function useOnce(form: string): (event: FormEvent) => void {
  const { state, formMethod } = useNavigation();
  const isBusy = state !== "idle" && formMethod === "POST";
  const isRefused = useActionData() !== undefined;
  const isSent = useRef(false);
  useEffect(() => {
    if (isBusy || !isSent.current) return;
    isSent.current = false;
    if (isRefused) return;
    for (const tick of ticksOf(form)) tick.checked = false;
    const allPages = boxOfAllPages(form);
    if (allPages) allPages.checked = false;
  }, [form, isBusy, isRefused]);
  return (event) => {
    if (isBusy) event.preventDefault();
    else isSent.current = true;
  };
}
