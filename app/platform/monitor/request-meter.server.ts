import { Counter, Histogram, Registry } from "prom-client";

/** Upper bounds in seconds: from a page out of memory to a picture over a village's line. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

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

  count(route: string, status: number, seconds: number): void {
    this.#answers.inc({ route, status: `${Math.floor(status / 100)}xx` });
    this.#times.observe({ route }, seconds);
  }
}
