import type { Page } from "../paging/connection";
import { type ListSection, readKeysetPage, readSectionedPage } from "../paging/keyset";
import type { PageRequest } from "../paging/pageArgs";
import type { Select } from "../read/select";
import type { SelectPlan } from "../read/selectPlan";
import type { RowWithExtras } from "../read/selectSql";
import { rawSql, type SqlFragment } from "../read/sql";
import type { Offer } from "./offer";
import { type OfferFilter, restrictsPrices } from "./offerCurrencies";
import { isPriceSort, offerOrder, type OfferSort, unpricedOrder } from "./priceRange";
import { comparedCurrency, isPricedIn, isPricedInOther, type ReadContext, readListCurrency } from "./siteCurrency";

interface OfferPageRequest extends PageRequest {
  filter?: OfferFilter | null;
  sort?: OfferSort | null;
}

interface OfferPageOptions<Row extends Offer> {
  /** The order of the list by default, which prices in other currencies keep when it is sorted by price. */
  usual: OfferSort;
  plan?: SelectPlan;
  loadedRows?: readonly RowWithExtras<Row>[];
}

/** The prices in one currency by amount, then those in others in their usual order, then the offers without a price. */
function priceSections<Row extends Offer>(
  select: Select<Row>,
  { sort, usual, currency }: { sort: OfferSort; usual: OfferSort; currency: string },
): ListSection<Row>[] {
  const { alias } = select;
  const section = (condition: SqlFragment) => select.clone().andWhere(condition, { planDependsOnValues: true });
  return [
    { select: section(isPricedIn(alias, currency)), order: offerOrder(alias, sort) },
    { select: section(isPricedInOther(alias, currency)), order: offerOrder(alias, usual) },
    { select: section(rawSql(`${comparedCurrency(alias)} IS NULL`)), order: unpricedOrder(alias, sort) },
  ];
}

/**
 * Returns the filter of a list. For one that is sorted by price it names the currency, whose prices come first. A price filter
 * without a currency is for the site's anyway, and PostgreSQL need not plan it for a value.
 */
export async function readOfferFilter<Filter extends OfferFilter>(
  context: ReadContext,
  { filter, sort }: { filter?: Filter | null; sort?: OfferSort | null },
): Promise<Partial<Filter>> {
  if (!sort || !isPriceSort(sort) || filter?.currency || (filter && restrictsPrices(filter))) return filter ?? {};
  return { ...filter, currency: await readListCurrency(context) } as Partial<Filter>;
}

/** Reads a page of offers, whose filter the select already has. Prices are compared within the filter's currency. */
export function readOfferPage<Row extends Offer>(
  select: Select<Row>,
  { filter, sort, ...request }: OfferPageRequest,
  { usual, plan, loadedRows }: OfferPageOptions<Row>,
): Promise<Page<Row>> {
  // A price filter leaves out the other currencies.
  const currency = filter?.currency;
  if (!sort || !isPriceSort(sort) || !currency || restrictsPrices(filter))
    return readKeysetPage(select, offerOrder(select.alias, sort ?? usual), request, plan, loadedRows);
  return readSectionedPage(
    priceSections(select, { sort, usual, currency }),
    (limit) => select.count(limit),
    request,
    plan,
  );
}
