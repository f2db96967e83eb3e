import { booksPath } from "#books/admin/file-links.tsx";
import { turnoverPercent, turnoverTitle, turnoverWarning } from "#books/turnover-title.ts";
import { troubleNames } from "#orders/owner-order.text.ts";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { grouped } from "#values/text/grouped.ts";
import { AlertLines } from "../../alerts/alert-lines.tsx";
import type { Attention } from "../overview.ts";
import { taskSentences, tasksText, taskTitles } from "./tasks.text.ts";
import { mostOfATask, type Task, tasksNow } from "./tasks.ts";

/** The tasks of now, each with its number, its sentence and the way there. */
export function TaskList({ attention }: { attention: Attention | null }) {
  if (attention === null)
    return (
      <TitledPart list title={tasksText.title}>
        <p className="py-3 text-sm text-ink-2">{tasksText.unread}</p>
      </TitledPart>
    );
  const { turnover } = attention;
  const tasks = tasksNow(attention.counts);
  return (
    <TitledPart list title={tasksText.title}>
      <AlertLines alerts={attention.alerts} />
      <ul className="grid gap-x-8 md:grid-cols-2">
        {tasks.map((task) => (
          <TaskLine key={task.name} task={task} />
        ))}
        {turnover && <TurnoverLine turnover={turnover} />}
      </ul>
      {tasks.length === 0 && !turnover && <p className="py-3 text-ink-2">{tasksText.none}</p>}
    </TitledPart>
  );
}

const TaskLine = ({ task: { name, count, to } }: { task: Task }) => (
  <WaitingLine
    figure={`${grouped(count)}${count < mostOfATask ? "" : "+"}`}
    title={{ ...taskTitles, ...troubleNames }[name]}
    text={taskSentences[name]}
    to={to}
  />
);

/** A shop without a GSTIN comes near the sales that need one. */
const TurnoverLine = ({ turnover }: { turnover: NonNullable<Attention["turnover"]> }) => (
  <WaitingLine
    figure={`${turnoverPercent(turnover)} %`}
    title={turnoverTitle(turnover)}
    text={turnoverWarning(turnover) ?? ""}
    to={booksPath}
  />
);

interface WaitingLineProps {
  figure: string;
  title: string;
  text: string;
  to: string;
}

/** The whole line is the link, whose name is the task's. */
function WaitingLine({ figure, title, text, to }: WaitingLineProps) {
  return (
    <li className="relative flex items-start gap-3 border-b border-hair py-2.5 hover:bg-fold">
      <span className="min-w-9 text-right font-display text-xl leading-6 tabular-nums">{figure}</span>
      <p className="grow text-sm">
        <Link
          to={to}
          prefetch="intent"
          className="block font-semibold underline decoration-geru after:absolute after:inset-0"
        >
          {title}
        </Link>
        <span className="text-ink-2">{text}</span>
      </p>
      <Icon name="chevron-right" className="mt-1 size-4 shrink-0" />
    </li>
  );
}
