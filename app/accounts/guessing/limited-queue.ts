interface Limits {
  atOnce: number;
  waiting: number;
}

type Queue = <T>(work: () => Promise<T>) => Promise<T> | undefined;

/**
 * Runs so many works at once, the others in the order in which they came; undefined for one that finds too
 * many waiting.
 */
export function limitedQueue({ atOnce, waiting: most }: Limits): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const turn = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await turn();
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Its place goes on to the next one.
      if (next) next();
      else running -= 1;
    }
  };
  return (work) => (running >= atOnce && waiting.length >= most ? undefined : run(work));
}
