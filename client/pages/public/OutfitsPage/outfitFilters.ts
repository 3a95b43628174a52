import { paths } from "../../../../site/addresses";
import { traitChips } from "../../../features/shops/offer/traitState";
import type { OutfitsAddress } from "./outfitsQuery";

export interface OutfitFilterChip {
  label: string;
  /** URL without the filter. */
  to: string;
}

/**
 * The active filters, each with the URL that removes it. The occasion has tabs instead.
 * @param site ISO 4217 currency of the site.
 */
export function outfitFilters(address: OutfitsAddress, site: string, wearer?: string): OutfitFilterChip[] {
  const { dialog: _dialog, after, ...filters } = address;
  const without = (name: keyof OutfitsAddress): string => paths.outfits({ ...filters, [name]: undefined });
  const { search, celebrity, style, tag, season } = filters;
  return [
    ...(search ? [{ label: `“${search}”`, to: without("search") }] : []),
    ...(celebrity ? [{ label: wearer ?? "Unknown celebrity", to: without("celebrity") }] : []),
    ...(style ? [{ label: `${style} style`, to: without("style") }] : []),
    ...(tag ? [{ label: `Tag: ${tag}`, to: without("tag") }] : []),
    ...(season ? [{ label: `Season: ${season}`, to: without("season") }] : []),
    ...traitChips(filters, filters.currency ?? site).map(({ label, change }) => ({
      label,
      to: paths.outfits({ ...filters, ...change, currency: undefined }),
    })),
    ...(after ? [{ label: "Later looks only", to: paths.outfits(filters) }] : []),
  ];
}
