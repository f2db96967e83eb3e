/** One kind of number that a monitor reads. */
export interface Metric {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  samples: readonly Sample[];
}

export interface Sample {
  labels?: Readonly<Record<string, string>>;
  value: number;
  /** `_bucket`, `_sum` or `_count`, for a histogram's parts. */
  suffix?: string;
}

/** A metric that is one number. */
export const single = (type: "counter" | "gauge", name: string, help: string, value: number): Metric => ({
  name,
  help,
  type,
  samples: [{ value }],
});

/** The text that Prometheus reads (its exposition format 0.0.4). */
export const exposition = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .map(written)
    .join("");

export const expositionType = "text/plain; version=0.0.4; charset=utf-8";

function written({ name, help, type, samples }: Metric): string {
  const lines = samples.map(
    ({ suffix = "", labels = {}, value }) => `${name}${suffix}${braced(labels)} ${value}`,
  );
  return `${[`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join("\n")}\n`;
}

function braced(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

const escaped = (text: string): string =>
  text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
