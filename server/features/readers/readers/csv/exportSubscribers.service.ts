import type { EntityManager } from "typeorm";
import { csvText } from "../../../../core/table/csvText";
import { Select } from "../../../../core/read/select";
import { sql } from "../../../../core/read/sql";
import type { SubscriberFilter, SubscriberStatus } from "../subscriber.inputs";
import { statusSql, Subscriber } from "../subscriber.entity";
import { filterSubscribers } from "../subscriber.service";
import { noSource, statusWords, type SubscriberLine, subscriberTitles } from "./subscriberColumns";

const batchSize = 1_000;

interface Row {
  id: string;
  /** PostgreSQL's text format, so that no microsecond is lost. */
  createdAt: string;
  /** In UTC, YYYY-MM-DD. */
  date: string;
  email: string;
  source: string;
  status: SubscriberStatus;
}

/** Reads the batch after the last row. The connection is free between batches. */
async function readBatch(db: EntityManager, filter: SubscriberFilter, last: Row | undefined): Promise<Row[]> {
  const query = new Select(db, Subscriber, "subscriber");
  filterSubscribers(query, filter);
  if (last) {
    const { createdAt, id } = last;
    query.andWhere(
      sql`(subscriber.created_at, subscriber.id) < (CAST(${createdAt} AS timestamptz), CAST(${id} AS uuid))`,
    );
  }
  const rows = await query.readColumns(
    [
      "subscriber.id",
      "subscriber.created_at::text",
      "to_char(subscriber.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')",
      "subscriber.email",
      "subscriber.source",
      statusSql("subscriber"),
    ],
    { order: "subscriber.created_at DESC, subscriber.id DESC", limit: batchSize },
  );
  return rows.map(
    ([id, createdAt, date, email, source, status]) => ({ id, createdAt, date, email, source, status }) as Row,
  );
}

const toCsvLine = ({ email, date, source, status }: Row): SubscriberLine => ({
  email,
  date,
  source: source || noSource,
  status: statusWords[status],
});

async function* batches(db: EntityManager, filter: SubscriberFilter): AsyncGenerator<SubscriberLine[]> {
  let rows: Row[] = [];
  do {
    rows = await readBatch(db, filter, rows.at(-1));
    yield rows.map(toCsvLine);
  } while (rows.length === batchSize);
}

/** Yields the filtered subscribers as CSV, newest first, in constant memory. Dates are in UTC. */
export const exportSubscribers = (db: EntityManager, filter: SubscriberFilter): AsyncGenerator<string> =>
  csvText(subscriberTitles, batches(db, filter));
