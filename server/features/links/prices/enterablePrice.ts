import { parsePrice } from "../../../core/money/price";

/**
 * Returns the text of a page's price so that it is read back as the same currency: "$199" becomes "USD 199" on a site whose
 * dollars are Canadian.
 * @param site ISO 4217 currency of the site, whose dollars "$" stands for.
 */
export const enterablePrice = (text: string, currency: string, site: string): string =>
  text === "" || parsePrice(text, null, site).currency === currency ? text : text.replace(/\p{Sc}/u, `${currency} `);
