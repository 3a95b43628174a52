/** The statements that a read sends, and what they cost the database. */
import type { DataSource, Logger } from "typeorm";

export interface SentStatement {
  text: string;
  values: unknown[];
}

/** Collects the statements that the data source sends while `work` runs. */
export async function collectStatements(
  dataSource: DataSource,
  work: () => Promise<unknown>,
): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const { logger } = dataSource;
  const collector: Partial<Logger> = {
    logQuery: (text, values) => sent.push({ text, values: (values as unknown[]) ?? [] }),
  };
  Object.assign(dataSource, { logger: Object.assign(Object.create(logger) as Logger, collector) });
  await work().finally(() => Object.assign(dataSource, { logger }));
  return sent;
}

interface Plan {
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
}

/** Returns how many shared buffers the statements read. */
export async function countBuffers(dataSource: DataSource, statements: readonly SentStatement[]): Promise<number> {
  let buffers = 0;
  for (const { text, values } of statements) {
    const [row] = await dataSource.query<{ "QUERY PLAN": { Plan: Plan }[] }[]>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
      values,
    );
    const [{ Plan: plan }] = row["QUERY PLAN"];
    buffers += plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
  }
  return buffers;
}

/** Returns the plans as text, the longest first. */
export async function explainStatements(dataSource: DataSource, statements: readonly SentStatement[]): Promise<string> {
  const plans = await Promise.all(
    statements.map(async ({ text, values }) => {
      const rows = await dataSource.query<{ "QUERY PLAN": string }[]>(`EXPLAIN (ANALYZE, BUFFERS) ${text}`, values);
      return [text, JSON.stringify(values), ...rows.map((row) => row["QUERY PLAN"])].join("\n");
    }),
  );
  return plans.join("\n\n");
}
