import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** In seconds; a page renders in tens of milliseconds, and a statement times out after ten seconds. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Prometheus metrics of the process. Labels have a bounded set of values, whatever clients request. Figures that other
 * components count are read at scrape time.
 */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  readonly requests = new Histogram({
    name: "wornby_http_request_seconds",
    help: "Time of requests that were not served from the cache, by method, kind of route and status.",
    labelNames: ["method", "route", "status"],
    buckets,
    registers: this.registers,
  });
  readonly operations = new Histogram({
    name: "wornby_graphql_operation_seconds",
    help: 'Time of GraphQL operations, including those of rendered pages, by operation name or "other".',
    labelNames: ["name"],
    buckets,
    registers: this.registers,
  });
  readonly errors = new Counter({
    name: "wornby_graphql_errors_total",
    help: "Errors in GraphQL responses, by code.",
    labelNames: ["code"],
    registers: this.registers,
  });
  private readonly jobs = new Counter({
    name: "wornby_job_runs_total",
    help: "Runs of jobs in this process, by job and outcome.",
    labelNames: ["job", "outcome"],
    registers: this.registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  readonly countRun = (job: string, outcome: "done" | "failed"): void => this.jobs.inc({ job, outcome });

  /** Registers a gauge. */
  registerGauge(name: string, help: string, read: () => number | Promise<number>): void {
    const collect = async (): Promise<void> => gauge.set(await read());
    const gauge: Gauge = new Gauge({ name, help, registers: this.registers, collect });
  }

  /** Registers a counter whose value another component counts. */
  registerCounter(name: string, help: string, read: () => number): void {
    const counter: Counter = new Counter({
      name,
      help,
      registers: this.registers,
      collect: () => {
        counter.reset();
        counter.inc(read());
      },
    });
  }
}
