import { troubleNames } from "#orders/owner-order.text.ts";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { grouped } from "#values/text/grouped.ts";
import type { Alert } from "../../alerts/alert.ts";
import { AlertLines } from "../../alerts/alert-lines.tsx";
import { taskSentences, tasksText, taskTitles } from "./tasks.text.ts";
import { mostOfATask, type Task, type TaskCounts, tasksNow } from "./tasks.ts";

interface TaskListProps {
  alerts: readonly Alert[];
  counts: TaskCounts;
}

/** The tasks of now, each with its number, its sentence and the way there. */
export function TaskList({ attention }: { attention: TaskListProps | null }) {
  if (attention === null)
    return (
      <TitledPart list title={tasksText.title}>
        <p className="py-3 text-sm text-ink-2">{tasksText.unread}</p>
      </TitledPart>
    );
  const tasks = tasksNow(attention.counts);
  return (
    <TitledPart list title={tasksText.title}>
      <AlertLines alerts={attention.alerts} />
      <ul className="grid gap-x-8 md:grid-cols-2">
        {tasks.map((task) => (
          <TaskLine key={task.name} task={task} />
        ))}
      </ul>
      {tasks.length === 0 && <p className="py-3 text-ink-2">{tasksText.none}</p>}
    </TitledPart>
  );
}

/** The whole line is the link, whose name is the task's. */
function TaskLine({ task: { name, count, to } }: { task: Task }) {
  return (
    <li className="relative flex items-start gap-3 border-b border-hair py-2.5 hover:bg-fold">
      <span className="min-w-9 text-right font-display text-xl leading-6 tabular-nums">
        {`${grouped(count)}${count < mostOfATask ? "" : "+"}`}
      </span>
      <p className="grow text-sm">
        <Link
          to={to}
          prefetch="intent"
          className="block font-semibold underline decoration-geru after:absolute after:inset-0"
        >
          {{ ...taskTitles, ...troubleNames }[name]}
        </Link>
        <span className="text-ink-2">{taskSentences[name]}</span>
      </p>
      <Icon name="chevron-right" className="mt-1 size-4 shrink-0" />
    </li>
  );
}
