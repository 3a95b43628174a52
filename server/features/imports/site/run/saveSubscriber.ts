import { confirmImported, recordLeaving } from "../../../readers/readers/csv/importedConsents.service";
import { emailHash } from "../../../readers/readers/consents.service";
import { addChanges, describeRow } from "../../../../core/imports/readImportChanges";
import { pressedBy } from "../../../../core/access/press";
import { normalizeMailAddress } from "../../../../core/text/mailAddress";
import { emailProblem } from "../../../readers/readers/email";
import type { SiteRecord } from "../siteRecord.types";
import { hashValue } from "./hashValue";
import type { Outcome } from "./importState";
import { RowProblem } from "./rowProblem";
import type { Batch } from "./saveContent";

type SubscriberRecord = Extract<SiteRecord, { kind: "subscriber" }>;

const longestSource = 200;

/**
 * Adds a new address. One that is known keeps what the person chose here, except that someone who has left the old site
 * leaves; an address that was deleted on the person's wish does not come back.
 */
const statement = `
  WITH given AS (SELECT $1::text AS email), added AS (
    INSERT INTO newsletter_subscribers (email, source, subscribed, created_at)
    SELECT email, $2, $3, COALESCE($4::timestamptz, now()) FROM given
    WHERE NOT EXISTS (SELECT FROM consents WHERE email_hash = ${emailHash("$1::text")} AND action = 'DELETED')
    ON CONFLICT (email) DO NOTHING RETURNING id
  ), left_now AS (
    UPDATE newsletter_subscribers SET subscribed = false, updated_at = now()
    WHERE email = $1 AND subscribed AND NOT $3 RETURNING id
  )
  SELECT (SELECT id FROM added) AS added, (SELECT id FROM left_now) AS "leftNow"`;

const readState = `
  SELECT subscribed FROM newsletter_subscribers WHERE email = $1`;

/** Nobody gets a mail by an import. @throws RowProblem */
export async function saveSubscriber(
  { change, state, rows }: Batch,
  { kind, key, values }: SubscriberRecord,
): Promise<Outcome> {
  const email = normalizeMailAddress(values.email);
  const problem = emailProblem(email);
  if (problem) throw new RowProblem(problem);
  const { subscribed, subscribedAt } = values;
  // Without the address: of people who had it deleted, nothing of it stays.
  const hash = hashValue([subscribed, subscribedAt]);
  const known = rows.find(kind, key);
  if (known?.hash === hash) return "same";
  if (state.isCheck) {
    const [present]: { subscribed: boolean }[] = await change.db.query(readState, [email]);
    if (present && (!present.subscribed || subscribed)) return "kept";
    // Without the address, because the list is stored.
    addChanges(state.changes, [describeRow("newsletter_subscribers", "", present ? [] : null)]);
    return present ? "changed" : "created";
  }
  const source = (values.source ?? "import").slice(0, longestSource);
  const press = pressedBy(change.actor);
  let saved: { added: string | null; leftNow: string | null } = { added: null, leftNow: null };
  const save = async () => {
    [saved] = await change.db.query<[typeof saved]>(statement, [email, source, subscribed, subscribedAt]);
  };
  await (subscribed ? save() : recordLeaving(change.db, [email], press, save));
  const { added, leftNow } = saved;
  if (added && subscribed && state.run.isAgreed) await confirmImported(change.db, [email], press);
  rows.add({ kind, key, rowId: added, hash, fields: {} });
  return added ? "created" : leftNow ? "changed" : "kept";
}
