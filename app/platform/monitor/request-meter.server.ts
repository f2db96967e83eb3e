import type { Metric, Sample } from "./exposition.server.ts";

/** Upper bounds in seconds: from a page out of memory to a picture over a village's line. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface RouteCount {
  /** By the first digit of the status. */
  statuses: Map<number, number>;
  /** How many lie in each bound and not in the one before; the last counts what is slower than all. */
  buckets: number[];
  seconds: number;
}

/**
 * Counts the answers of each route, and how long they took. Routes are patterns, so that their number is
 * bounded.
 */
export class RequestMeter {
  readonly #routes = new Map<string, RouteCount>();

  count(route: string, status: number, seconds: number): void {
    const known = this.#routes.get(route) ?? this.#add(route);
    const group = Math.floor(status / 100);
    known.statuses.set(group, (known.statuses.get(group) ?? 0) + 1);
    let place = 0;
    while (place < bounds.length && seconds > (bounds[place] ?? 0)) place += 1;
    known.buckets[place] = (known.buckets[place] ?? 0) + 1;
    known.seconds += seconds;
  }

  metrics(): Metric[] {
    const routes = [...this.#routes];
    return [
      {
        name: "jhola_http_requests_total",
        help: "Answers by route and class of status.",
        type: "counter",
        samples: routes.flatMap(([route, { statuses }]) =>
          [...statuses].map(([group, value]) => ({ labels: { route, status: `${group}xx` }, value })),
        ),
      },
      {
        name: "jhola_http_request_duration_seconds",
        help: "How long answers took.",
        type: "histogram",
        samples: routes.flatMap(([route, counted]) => histogram(route, counted)),
      },
    ];
  }

  #add(route: string): RouteCount {
    const added = { statuses: new Map(), buckets: Array<number>(bounds.length + 1).fill(0), seconds: 0 };
    this.#routes.set(route, added);
    return added;
  }
}

function histogram(route: string, { buckets, seconds }: RouteCount): Sample[] {
  let sum = 0;
  const samples = buckets.map((count, place): Sample => {
    sum += count;
    return { suffix: "_bucket", labels: { route, le: String(bounds[place] ?? "+Inf") }, value: sum };
  });
  return [
    ...samples,
    { suffix: "_sum", labels: { route }, value: seconds },
    { suffix: "_count", labels: { route }, value: sum },
  ];
}
