import { paths } from "../../../../site/addresses";
import { longestPlace, placeFilter, placeNames, placeVariables } from "../../../features/content/outfit/placeState";
import { readPrice, traitFilter } from "../../../features/shops/offer/traitState";
import type { OutfitFilter, OutfitsPageQueryVariables, Season } from "../../../graphql/generated/operations";

const names = [
  ...paths.outfits.canonicalQuery,
  ...placeNames,
  "search",
  "material",
  "pattern",
  "pieces",
  "without",
  "min",
  "max",
  "currency",
  "dialog",
] as const;
export type OutfitsAddress = Partial<Record<(typeof names)[number], string>>;

/** The server's maximum; longer text could match nothing anyway. */
const longest = 100;

export const seasons = ["spring", "summer", "autumn", "winter"] as const;
export type SeasonName = (typeof seasons)[number];

/** Parses the URL's parameters; blank and invalid ones count as missing. */
export function readOutfitsQuery(params: URLSearchParams): OutfitsAddress {
  const address: OutfitsAddress = {};
  for (const name of names) {
    const value = params.get(name)?.trim();
    if (value) address[name] = name === "after" ? value : value.slice(0, name === "event" ? longestPlace : longest);
  }
  if (!seasons.some((season) => season === address.season)) delete address.season;
  return address;
}

/**
 * Returns whether filters other than the occasion are set: the page then shows the list alone, without its Look of the
 * Day.
 */
export const isNarrowed = ({
  dialog: _dialog,
  occasion: _occasion,
  currency: _currency,
  ...filters
}: OutfitsAddress): boolean => Object.values(filters).some((value) => value !== undefined);

/** Returns whether the list has a filter that its canonical address lacks. */
export const hasUnlistedFilter = (address: OutfitsAddress): boolean =>
  ([...placeNames, "material", "pattern", "pieces", "without"] as const).some((name) => address[name] !== undefined);

/** Page size of the list. */
const pageSize = 12;

export function outfitsVariables(address: OutfitsAddress): OutfitsPageQueryVariables {
  const { search, occasion, celebrity, style, tag, season, currency, after } = address;
  const [minPrice, maxPrice] = [readPrice(address.min), readPrice(address.max)];
  const filter: OutfitFilter = {
    ...(search ? { search } : {}),
    ...(occasion ? { occasion } : {}),
    ...(celebrity ? { celebrityId: celebrity } : {}),
    ...(style ? { styleType: style } : {}),
    ...(tag ? { tag } : {}),
    ...(season ? { season: season.toUpperCase() as Season } : {}),
    ...traitFilter(address),
    ...placeFilter(address),
    ...(minPrice === null ? {} : { minPrice }),
    ...(maxPrice === null ? {} : { maxPrice }),
    ...(currency?.length === 3 ? { currency } : {}),
  };
  return {
    first: pageSize,
    ...(Object.keys(filter).length > 0 ? { filter } : {}),
    ...(after ? { after } : {}),
    ...(celebrity ? { celebrity } : {}),
    ...placeVariables(address),
    withCelebrity: celebrity !== undefined,
    withLook: !isNarrowed(address),
  };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The page's heading for the current filters. */
export function outfitsTitle(
  { search, occasion, celebrity, style, tag, season }: OutfitsAddress,
  wearer?: string,
): string {
  const kind = [season && capitalised(season), style, occasion].filter(Boolean).join(" ");
  const outfits = kind ? `${kind} Outfits` : "Celebrity Outfits";
  if (celebrity && wearer) return `${kind ? outfits : "Outfits"} Worn by ${wearer}`;
  if (search) return `${kind ? outfits : "Outfits"} for “${search}”`;
  return tag ? `${outfits}: ${tag}` : outfits;
}
