import type { EntityManager } from "typeorm";
import { csvText } from "../../../shared/csv/csvText";
import type { SubscriberFilter } from "../subscriber.inputs";
import { Subscriber } from "../subscriber.entity";
import { filterSubscribers } from "../subscriber.service";
import { noSource, statusText, type SubscriberLine, subscriberTitles } from "./subscriberCsv";

const batchSize = 1_000;

interface Row {
  id: string;
  /** As PostgreSQL writes it, so that no microsecond is lost. */
  entered: string;
  /** Of UTC, YYYY-MM-DD. */
  date: string;
  email: string;
  source: string;
  subscribed: boolean;
}

/** One batch behind the row that was read last. The connection is free between batches. */
function readBatch(db: EntityManager, filter: SubscriberFilter, last: Row | undefined): Promise<Row[]> {
  const query = db.createQueryBuilder(Subscriber, "subscriber");
  filterSubscribers(query, filter);
  if (last)
    query.andWhere("(subscriber.createdAt, subscriber.id) < (CAST(:entered AS timestamptz), CAST(:id AS uuid))", {
      entered: last.entered,
      id: last.id,
    });
  return query
    .select("subscriber.id", "id")
    .addSelect("(subscriber.createdAt)::text", "entered")
    .addSelect("to_char(subscriber.createdAt AT TIME ZONE 'UTC', 'YYYY-MM-DD')", "date")
    .addSelect("subscriber.email", "email")
    .addSelect("subscriber.source", "source")
    .addSelect("subscriber.subscribed", "subscribed")
    .orderBy("subscriber.createdAt", "DESC")
    .addOrderBy("subscriber.id", "DESC")
    .limit(batchSize)
    .getRawMany<Row>();
}

const lineOf = ({ email, date, source, subscribed }: Row): SubscriberLine => ({
  email,
  date,
  source: source || noSource,
  status: statusText(subscribed),
});

async function* batches(db: EntityManager, filter: SubscriberFilter): AsyncGenerator<SubscriberLine[]> {
  let rows: Row[] = [];
  do {
    rows = await readBatch(db, filter, rows.at(-1));
    yield rows.map(lineOf);
  } while (rows.length === batchSize);
}

/** The subscribers of a filter as CSV, newest first, piece by piece and in constant memory. Dates are those of UTC. */
export const exportSubscribers = (db: EntityManager, filter: SubscriberFilter): AsyncGenerator<string> =>
  csvText(subscriberTitles, batches(db, filter));
