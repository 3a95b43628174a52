import { validate as isUuid } from "uuid";
import { invalidateRows } from "../../../../core/cache/invalidateRows";
import { describeRows, offerTypes, type OfferType } from "../../../../core/kinds/contentKind";
import { deriveOffers, offerFieldColumns } from "../../../../core/money/bulkOffer";
import type { Offer } from "../../../../core/money/offer";
import type { OfferFields } from "../../../../core/money/offerInputs";
import { PriceSourceKind } from "../../../../core/money/priceSource";
import { setFields } from "../../../../core/write/setFields";
import type { UndoOperation } from "../../../../core/audit/undoOperation";
import type { Write, Change } from "../../../../core/write/write";
import { inBatches } from "../../../../core/write/inBatches";
import type { FoundPricesInput } from "./foundPrice.types";
import { offerEntities, enterablePrice } from "./foundPrice.loaders";
import { hasPriceProposal, type ProposalRow, readProposals } from "./priceProposals";

const columns = [...offerFieldColumns.price];

/** Returns the prices of an offer after its page: without an original price that is no longer higher. */
function priceFields(found: ProposalRow, { originalPriceAmount }: Offer, site: string): Partial<OfferFields> {
  const [price, originalPrice] = [found.price, found.originalPrice].map((text) =>
    enterablePrice(text, found.currency, site),
  );
  const hasEnded = originalPriceAmount !== null && originalPriceAmount <= found.amount;
  return { price, ...((originalPrice || hasEnded) && { originalPrice }) };
}

type SetFields = Extract<UndoOperation, { operation: "setFields" }>;

/** Gives offers of a type the prices of their pages. */
async function useInOffers(change: Write, type: OfferType, proposals: readonly ProposalRow[]): Promise<SetFields> {
  const byId = new Map(proposals.map((row) => [row.offerId, row]));
  const getFields = (row: Offer, site: string): OfferFields => {
    const found = byId.get(row.id);
    return found ? priceFields(found, row, site) : {};
  };
  const rows: SetFields["rows"] = [];
  for (const ids of inBatches([...byId.keys()])) {
    const values = await deriveOffers(change.db, offerEntities[type], ids, { columns, getFields });
    // The page stated it when it was checked, which may be days ago.
    const stated = values.map((row) => ({
      ...row,
      price_source_kind: PriceSourceKind.PAGE,
      price_checked_at: byId.get(row.id)?.checkedAt,
    }));
    rows.push(...(await setFields(change, type, columns, stated)));
  }
  return { operation: "setFields", type, columns, rows };
}

const onlyUuids = ({ linkIds }: FoundPricesInput): string[] => linkIds.filter((id) => isUuid(id));

/** Gives the offers of links the prices of their pages, as if an editor had entered them. */
export async function acceptFoundPrices(change: Write, input: FoundPricesInput): Promise<Change> {
  const undo: SetFields[] = [];
  for (const type of offerTypes) {
    const proposals = await readProposals(change.db, type, { by: "link", ids: onlyUuids(input), lock: true });
    if (proposals.length === 0) continue;
    const step = await useInOffers(change, type, proposals);
    await invalidateRows(change, type, step.rows);
    undo.push(step);
  }
  let undoId: string | null = null;
  for (const step of undo) {
    const title = `${describeRows(step.rows.length, step.type)}: the price of the shop's page`;
    // One undo takes all of them back.
    const whole = step === undo.at(-1) ? { undo } : {};
    undoId = await change.audit({ action: "bulkUpdate", entityType: step.type, title, ...whole });
  }
  const changed = undo.reduce((sum, { rows }) => sum + rows.length, 0);
  return { matched: input.linkIds.length, changed, undoId };
}

/** Keeps the prices of the links' offers: a page's price is proposed again once the page had another one. */
export async function dismissFoundPrices(change: Write, input: FoundPricesInput): Promise<Change> {
  const [left]: [{ id: string; address: string }[]] = await change.db.query(
    `UPDATE link_checks link SET left_amount = found_amount, left_currency = found_currency
       WHERE id = ANY($1::uuid[]) AND (${hasPriceProposal("link")}) RETURNING id, address`,
    [onlyUuids(input)],
  );
  const matched = input.linkIds.length;
  if (left.length === 0) return { matched, changed: 0, undoId: null };
  const title = left.length === 1 ? left[0].address : `${left.length} links`;
  const undo = { operation: "leavePrices" as const, linkIds: left.map(({ id }) => id) };
  const undoId = await change.audit({ action: "leavePrice", entityType: "link", title, undo: [undo] });
  return { matched, changed: left.length, undoId };
}

/** Proposes left prices again. @returns the number of links. */
export async function revertLeftPrices({ db }: Write, linkIds: readonly string[]): Promise<number> {
  const [, count]: [unknown, number] = await db.query(
    `UPDATE link_checks SET left_amount = NULL, left_currency = NULL WHERE id = ANY($1::uuid[]) AND left_amount IS NOT NULL`,
    [linkIds],
  );
  return count;
}
