import { Counter, Histogram, Registry } from "prom-client";

/** Upper bounds in seconds: from a page out of memory to a picture over a village's line. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface RouteMeter {
  times: Histogram.Internal<"route">;
  answers: (hundreds: number) => Counter.Internal;
}

/**
 * Counts the answers of each route, and how long they took. Routes are patterns, so that their number is
 * bounded.
 */
export class RequestMeter {
  readonly registry = new Registry();
  readonly #answers = new Counter({
    name: "jhola_http_requests_total",
    help: "Answers by route and class of status.",
    labelNames: ["route", "status"],
    registers: [this.registry],
  });
  readonly #times = new Histogram({
    name: "jhola_http_request_duration_seconds",
    help: "How long answers took.",
    labelNames: ["route"],
    buckets: bounds,
    registers: [this.registry],
  });

  readonly #routes = new Map<string, RouteMeter>();

  count(route: string, status: number, seconds: number): void {
    const known = this.#routes.get(route);
    const meter = known ?? this.#meterOf(route);
    if (!known) this.#routes.set(route, meter);
    meter.times.observe(seconds);
    meter.answers(Math.floor(status / 100)).inc();
  }

  /** A route's own series are looked up once: by their labels they cost a cached page a tenth of its time. */
  #meterOf(route: string): RouteMeter {
    const classes: Counter.Internal[] = [];
    return {
      times: this.#times.labels(route),
      answers: (hundreds) => {
        classes[hundreds] ??= this.#answers.labels(route, `${hundreds}xx`);
        return classes[hundreds];
      },
    };
  }
}
