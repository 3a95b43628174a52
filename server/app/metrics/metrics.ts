import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** Seconds; a page is made in tens of milliseconds, and a statement ended after ten seconds. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * What the process tells of itself, for Prometheus. Every label has few values that are known beforehand, whatever anybody asks
 * for. What is counted elsewhere anyway is looked up when the figures are asked for, and costs nothing until then.
 */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  readonly requests = new Histogram({
    name: "wornby_http_request_seconds",
    help: "Time of requests that were not answered from memory, by method, kind of route and status.",
    labelNames: ["method", "route", "status"],
    buckets,
    registers: this.registers,
  });
  readonly operations = new Histogram({
    name: "wornby_graphql_operation_seconds",
    help: "Time of GraphQL operations, those of rendered pages too, by the name of the site's own query, or other.",
    labelNames: ["name"],
    buckets,
    registers: this.registers,
  });
  readonly errors = new Counter({
    name: "wornby_graphql_errors_total",
    help: "Errors in answers of GraphQL, by code.",
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

  /** A figure that goes up and down. */
  watch(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: this.registers, collect: () => gauge.set(read()) });
  }

  /** A figure that only goes up; somebody else counts it. */
  watchCount(name: string, help: string, read: () => number): void {
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
