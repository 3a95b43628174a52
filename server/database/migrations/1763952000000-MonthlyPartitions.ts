import type { MigrationInterface, QueryRunner } from "typeorm";

interface Rebuilt {
  table: string;
  time: string;
  /** The index that finds a visitor's repeats. */
  visitorIndex: string;
  /** Indexes of the former schema that no statement uses, or that the partitions' primary key replaces. */
  formerIndexes: readonly string[];
}

/** In the order in which the click recorder locks them. */
const tables: readonly Rebuilt[] = [
  {
    table: "link_clicks",
    time: "clicked_at",
    visitorIndex:
      "CREATE INDEX link_clicks_visitor_idx ON link_clicks (visitor_hash, target_id, clicked_at) WHERE discount_reason IS NULL",
    formerIndexes: [
      "CREATE INDEX link_clicks_outfit_id_idx ON link_clicks (outfit_id)",
      "CREATE INDEX link_clicks_clicked_at_idx ON link_clicks (clicked_at)",
    ],
  },
  {
    table: "page_views",
    time: "viewed_at",
    visitorIndex:
      "CREATE INDEX page_views_visitor_idx ON page_views (visitor_hash, path, viewed_at) WHERE discount_reason IS NULL",
    formerIndexes: [
      "CREATE INDEX page_views_subject_idx ON page_views (subject_type, subject_id)",
      "CREATE INDEX page_views_viewed_at_idx ON page_views (viewed_at)",
    ],
  },
];

/** Clicks and views in partitions by month (UTC), and a default partition for months that have none. */
export class MonthlyPartitions1763952000000 implements MigrationInterface {
  name = "MonthlyPartitions1763952000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("LOCK TABLE link_clicks, page_views");
    for (const rebuilt of tables) {
      const { table, time } = rebuilt;
      await this.rebuild(runner, rebuilt, `PARTITION BY RANGE (${time})`, `${time}, id`);
      // Retention asks whether a partition has sample rows, which it keeps.
      await runner.query(`CREATE INDEX ${table}_sample_idx ON ${table} (${time}) WHERE sample`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("LOCK TABLE link_clicks, page_views");
    for (const rebuilt of tables) {
      await this.rebuild(runner, rebuilt, "", "id");
      for (const index of rebuilt.formerIndexes) await runner.query(index);
    }
  }

  /** Copies the rows into a new table of the same columns; its indexes are made afterwards, which is faster. */
  private async rebuild(
    runner: QueryRunner,
    { table, time, visitorIndex }: Rebuilt,
    storage: string,
    key: string,
  ): Promise<void> {
    const former = `${table}_former`;
    const [{ next }] = (await runner.query(`SELECT COALESCE(max(id), 0) + 1 AS next FROM ${table}`)) as {
      next: string;
    }[];
    await runner.query(`ALTER TABLE ${table} ALTER COLUMN id DROP IDENTITY`);
    await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${table}_pkey`);
    await runner.query(`ALTER TABLE ${table} RENAME TO ${former}`);
    await runner.query(`CREATE TABLE ${table} (LIKE ${former} INCLUDING DEFAULTS) ${storage}`);
    if (storage) await this.createPartitions(runner, table, time);
    await runner.query(`INSERT INTO ${table} SELECT * FROM ${former}`);
    await runner.query(`DROP TABLE ${former}`);
    await runner.query(
      `ALTER TABLE ${table} ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (START WITH ${Number(next)})`,
    );
    await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${table}_pkey PRIMARY KEY (${key})`);
    await runner.query(visitorIndex);
  }

  /** The months that have rows, this month and the next two. A job makes the later ones. */
  private async createPartitions(runner: QueryRunner, table: string, time: string): Promise<void> {
    await runner.query(`CREATE TABLE ${table}_default PARTITION OF ${table} DEFAULT`);
    const months = (await runner.query(
      `SELECT to_char(month, 'YYYY_MM') AS name, to_char(month, 'YYYY-MM-DD') AS start, to_char(month + interval '1 month', 'YYYY-MM-DD') AS "end"
       FROM (SELECT date_trunc('month', ${time} AT TIME ZONE 'UTC') AS month FROM ${table}_former
         UNION SELECT date_trunc('month', now() AT TIME ZONE 'UTC') + n * interval '1 month' FROM generate_series(0, 2) n) months
       ORDER BY month`,
    )) as { name: string; start: string; end: string }[];
    for (const { name, start, end } of months) {
      await runner.query(
        `CREATE TABLE ${table}_${name} PARTITION OF ${table} FOR VALUES FROM ('${start} 00:00Z') TO ('${end} 00:00Z')`,
      );
    }
  }
}
