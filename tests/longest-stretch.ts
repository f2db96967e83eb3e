/**
 * The longest that this thread worked without a turn for others while something was done: its part of all
 * that the process worked meanwhile. In CPU time, to which nothing else on the machine adds.
 */
export async function longestStretch(act: () => Promise<unknown>): Promise<number> {
  const work = () => sum(process.threadCpuUsage());
  const all = sum(process.cpuUsage());
  let [last, longest, isDone] = [work(), 0, false];
  const look = () => {
    const now = work();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isDone) setImmediate(look);
  };
  look();
  await act();
  isDone = true;
  look();
  return longest / (sum(process.cpuUsage()) - all);
}

const sum = ({ user, system }: NodeJS.CpuUsage): number => user + system;
