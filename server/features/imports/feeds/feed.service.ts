import type { EntityManager } from "typeorm";
import { requireById } from "../../../core/write/lockById";
import { difference } from "../../../core/audit/difference";
import { listTag } from "../../../core/cache/cacheTags";
import { requireMayPublish } from "../../../core/write/publishRules";
import type { Write } from "../../../core/write/write";
import { ImportRefused } from "../../../core/table/importRefused";
import { badUserInput, conflict } from "../../../core/errors/appErrors";
import { isForeignKeyViolation, isUniqueViolation } from "../../../core/errors/databaseErrors";
import { Feed } from "./feed.entity";
import type { CreateFeedInput, UpdateFeedInput } from "./feed.inputs";
import { FeedFormatChoice } from "./feed.types";
import { isMappedField } from "./formats/mapped";
import { createLinkBuilder } from "./read/linkTemplate";
import { checkCurrency } from "./run/ensureFeed";
import { nextNight } from "./run/feedRuns.service";

/** @throws NOT_FOUND */
export const findFeed = (db: EntityManager, id: string): Promise<Feed> =>
  requireById(db, Feed, id, "This feed no longer exists.");

type Values = Pick<
  Feed,
  "name" | "format" | "address" | "currency" | "programId" | "linkTemplate" | "mapping" | "isNightly" | "runHour"
>;

/** Runs a check and turns its sentence into the error of a field. */
function checkField<Value>(problems: Record<string, string>, field: string, check: () => Value): Value | null {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    problems[field] = error.message;
    return null;
  }
}

/** @throws BAD_USER_INPUT */
function toValues(input: CreateFeedInput): Values {
  const problems: Record<string, string> = {};
  const { format, isNightly, runHour } = input;
  const address = input.address?.trim() ?? "";
  const linkTemplate = input.linkTemplate?.trim() ?? "";
  if (linkTemplate) checkField(problems, "linkTemplate", () => createLinkBuilder(linkTemplate));
  const currency = checkField(problems, "currency", () => checkCurrency(input.currency));
  const columns = (input.mapping ?? []).filter(({ content, title }) => isMappedField(content) && title.trim());
  const mapping =
    columns.length > 0 ? Object.fromEntries(columns.map(({ content, title }) => [content, title.trim()])) : null;
  if (format === FeedFormatChoice.MAPPED && !(mapping?.id && mapping.title && mapping.price))
    problems.mapping = "Choose the columns of product ID, title and price.";
  if (isNightly && !address) problems.address = "A feed that is read every night needs an address.";
  if (Object.keys(problems).length > 0) throw badUserInput("Please check what you entered.", problems);
  const programId = input.programId?.trim() || null;
  return { name: input.name.trim(), format, address, currency, programId, linkTemplate, mapping, isNightly, runHour };
}

/** Converts the errors of the database to field errors. */
function throwFieldError(error: unknown): never {
  const field: Record<string, string> | null = isUniqueViolation(error, "feeds_name_key")
    ? { name: "Another feed has this name" }
    : isForeignKeyViolation(error, "feeds_program_id_fkey")
      ? { programId: "This affiliate program no longer exists" }
      : null;
  throw field ? badUserInput("Please check what you entered.", field) : error;
}

/** Plans the next nightly run; a feed without one has none. */
const planNextRun = ({ db }: Write, id: string): Promise<unknown> =>
  db.query(`UPDATE feeds SET next_run_at = CASE WHEN is_nightly THEN ${nextNight} END WHERE id = $1`, [id]);

/**
 * Adds a feed; nothing is read yet. @throws BAD_USER_INPUT, FORBIDDEN for a token that may not publish: a feed adds public
 * items by itself.
 */
export async function createFeed(change: Write, input: Omit<CreateFeedInput, "requestId">): Promise<Feed> {
  const values = toValues(input);
  requireMayPublish(change.actor);
  const { id, name } = await change.db.save(Feed, change.db.create(Feed, values)).catch(throwFieldError);
  await planNextRun(change, id);
  await change.audit({ action: "create", entityType: "feed", entityId: id, title: name });
  return findFeed(change.db, id);
}

/** @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT, FORBIDDEN for a token that may not publish. */
export async function updateFeed(change: Write, { id, version, ...input }: UpdateFeedInput): Promise<Feed> {
  const values = toValues(input);
  requireMayPublish(change.actor);
  const before = await findFeed(change.db, id);
  const { affected } = await change.db
    .update(Feed, { id, version }, { ...values, version: version + 1 })
    .catch(throwFieldError);
  if (affected !== 1)
    throw conflict("Someone else has saved this feed in the meantime. Reload it before you save yours.");
  await planNextRun(change, id);
  // The program decides how long prices are shown.
  change.invalidate(listTag("categoryItem"));
  const changes = difference<Values>(before, values);
  await change.audit({ action: "update", entityType: "feed", entityId: id, title: values.name, changes });
  return findFeed(change.db, id);
}

/** Deletes a feed with its runs and rules; its items stay, as if entered by hand. @throws NOT_FOUND */
export async function deleteFeed(change: Write, id: string): Promise<Feed> {
  const feed = await findFeed(change.db, id);
  await change.db.query(
    `UPDATE category_items SET feed_id = NULL, price_feed_id = NULL, source_values = NULL, source_key = NULL, source_hash = NULL
       WHERE feed_id = $1`,
    [id],
  );
  await change.db.delete(Feed, { id });
  change.invalidate(listTag("categoryItem"));
  await change.audit({ action: "delete", entityType: "feed", entityId: id, title: feed.name });
  return feed;
}
