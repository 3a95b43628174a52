import type { EntityManager } from "typeorm";
import type { AuditNote } from "../../../../core/audit/audit";
import { difference } from "../../../../core/audit/difference";
import { badUserInput, conflict } from "../../../../core/errors/appErrors";
import type { Page } from "../../../../core/paging/connection";
import { readKeysetPage } from "../../../../core/paging/keyset";
import { Select } from "../../../../core/read/select";
import type { SortOrder } from "../../../../core/read/sortOrder";
import { sql } from "../../../../core/read/sql";
import { lockById } from "../../../../core/write/lockById";
import type { Write } from "../../../../core/write/write";
import { toMoment } from "../../../newsroom/publishing/releases/releases.service";
import { getSettings } from "../../../site/settings/settings.service";
import { Newsletter, type NewsletterSegment, NewsletterStatus } from "./newsletter.entity";
import type {
  CreateNewsletterInput,
  NewslettersArgs,
  NewsletterSegmentInput,
  ScheduleNewsletterInput,
  UpdateNewsletterInput,
} from "./newsletters.inputs";

const gone = "This newsletter no longer exists.";
const changed = "Someone else has saved this newsletter in the meantime. Compare both versions before you save yours.";
const begun = "This newsletter is already being sent, so it cannot be changed.";

export const toSegment = (input: NewsletterSegmentInput | null | undefined): NewsletterSegment => ({
  source: input?.source?.trim() || null,
  topics: [...new Set(input?.topics)],
  celebrityIds: [...new Set(input?.celebrityIds)],
});

const newest: SortOrder = { direction: "DESC", keys: [{ expression: "newsletter.created_at", type: "timestamptz" }] };

/** Returns newsletters, the newest first. */
export function listNewsletters(db: EntityManager, { status, ...page }: NewslettersArgs): Promise<Page<Newsletter>> {
  const query = new Select(db, Newsletter, "newsletter");
  if (status) query.andWhere(sql`newsletter.status = ${status}`);
  return readKeysetPage(query, newest, page);
}

const audit = (
  change: Write,
  action: string,
  { id, subject }: Newsletter,
  changes?: AuditNote["changes"],
): Promise<unknown> => change.audit({ action, entityType: "newsletter", entityId: id, title: subject, changes });

/** @throws NOT_FOUND, CONFLICT when it is being sent, or has another version than the given one. */
async function lockNewsletter(change: Write, id: string, version?: number): Promise<Newsletter> {
  const newsletter = await lockById(change, Newsletter, id, gone);
  const { status } = newsletter;
  if (status !== NewsletterStatus.DRAFT && status !== NewsletterStatus.SCHEDULED) throw conflict(begun);
  if (version !== undefined && newsletter.version !== version) throw conflict(changed);
  return newsletter;
}

const save = ({ db }: Write, newsletter: Newsletter, values: Partial<Newsletter>): Promise<Newsletter> =>
  db.save(Newsletter, Object.assign(newsletter, values, { version: newsletter.version + 1 }));

export async function createNewsletter(change: Write, input: CreateNewsletterInput): Promise<Newsletter> {
  const { subject, preview, body, segment } = input;
  const values = { subject: subject.trim(), preview: preview?.trim() ?? "", body: body ?? "" };
  const { id } = await change.db.save(
    Newsletter,
    change.db.create(Newsletter, { ...values, segment: toSegment(segment) }),
  );
  const newsletter = await change.db.findOneByOrFail(Newsletter, { id });
  await audit(change, "create", newsletter);
  return newsletter;
}

/** Undefined for omitted fields. */
const toChanges = ({ subject, preview, body, segment }: UpdateNewsletterInput): Partial<Newsletter> => ({
  ...(subject != null && { subject: subject.trim() }),
  ...(preview !== undefined && { preview: preview?.trim() ?? "" }),
  ...(body !== undefined && { body: body ?? "" }),
  ...(segment !== undefined && { segment: toSegment(segment) }),
});

/** A newsletter that waits stays scheduled. @throws NOT_FOUND, CONFLICT, BAD_USER_INPUT. */
export async function updateNewsletter(change: Write, input: UpdateNewsletterInput): Promise<Newsletter> {
  const before = await lockNewsletter(change, input.id, input.version);
  const values = toChanges(input);
  const changes = difference<Newsletter>(before, values);
  if (Object.keys(changes).length === 0) return before;
  if (before.status === NewsletterStatus.SCHEDULED) requireText({ ...before, ...values });
  await audit(change, "update", before, changes);
  return save(change, before, values);
}

/** Deletes one that has not been sent, permanently. @throws NOT_FOUND, CONFLICT. */
export async function deleteNewsletter(change: Write, id: string): Promise<string> {
  const newsletter = await lockNewsletter(change, id);
  await change.db.delete(Newsletter, { id });
  await audit(change, "delete", newsletter);
  return id;
}

function requireText({ body }: Pick<Newsletter, "body">): void {
  const message = "Write the text of the newsletter first.";
  if (!body.trim()) throw badUserInput(message, { body: message });
}

/** Schedules a draft, or moves one that waits. @throws NOT_FOUND, CONFLICT, BAD_USER_INPUT. */
export async function scheduleNewsletter(
  change: Write,
  { id, version, at }: ScheduleNewsletterInput,
): Promise<Newsletter> {
  const newsletter = await lockNewsletter(change, id, version);
  requireText(newsletter);
  const { timeZone } = await getSettings(change.db);
  const scheduledAt = await toMoment(change.db, at, timeZone);
  await audit(change, "schedule", newsletter);
  return save(change, newsletter, { status: NewsletterStatus.SCHEDULED, scheduledAt });
}

/** Makes one that waits a draft. @throws NOT_FOUND, CONFLICT. */
export async function unscheduleNewsletter(change: Write, id: string): Promise<Newsletter> {
  const newsletter = await lockNewsletter(change, id);
  if (newsletter.status === NewsletterStatus.DRAFT) return newsletter;
  await audit(change, "cancel", newsletter);
  return save(change, newsletter, { status: NewsletterStatus.DRAFT, scheduledAt: null });
}
