import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { FilterChip } from "../../../features/content/outfit/FilterChip";
import { OutfitGrid } from "../../../features/content/outfit/OutfitGrid";
import { placeChips } from "../../../features/content/outfit/placeState";
import { OutfitsPageDocument, type OutfitsPageQuery } from "../../../graphql/generated/operations";
import { useLoadMore } from "../../../graphql/useLoadMore";
import { absoluteUrl } from "../../../shared/seo/head";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { useSite } from "../../../shared/site/SiteContext";
import { boundedNumber } from "../../../shared/format/plural";
import { useToast } from "../../../shared/toast/ToastContext";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { LoadMore } from "../../../shared/ui/links/LoadMore";
import { Section } from "../../../shared/ui/layout/Section";
import { TabPanel } from "../../../shared/ui/tabs/TabPanel";
import { type TabItem, TabStrip } from "../../../shared/ui/tabs/TabStrip";
import { type OutfitsAddress, isNarrowed, outfitsVariables } from "./outfitsQuery";
import { traitChips } from "../../../features/shops/offer/traitState";

interface OutfitFilterChip {
  label: string;
  /** URL without the filter. */
  to: string;
}

/**
 * The active filters, each with the URL that removes it. The occasion has tabs instead.
 * @param site ISO 4217 currency of the site.
 */
export function outfitFilters(
  address: OutfitsAddress,
  site: string,
  names: Partial<Pick<OutfitsPageQuery, "celebrity" | "event" | "show" | "brand">> = {},
): OutfitFilterChip[] {
  const { dialog: _dialog, after, ...filters } = address;
  const without = (name: keyof OutfitsAddress): string => paths.outfits({ ...filters, [name]: undefined });
  const { search, celebrity, style, tag, season } = filters;
  return [
    ...(search ? [{ label: `“${search}”`, to: without("search") }] : []),
    ...(celebrity ? [{ label: names.celebrity?.name ?? "Unknown celebrity", to: without("celebrity") }] : []),
    ...placeChips(filters, names).map(({ label, change }) => ({ label, to: paths.outfits({ ...filters, ...change }) })),
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

interface Occasion {
  name: string;
  count: number;
}

/** All, and a tab for each occasion; the other filters stay. An occasion that only the URL contains gets a tab too. */
export function occasionTabs(occasions: readonly Occasion[], address: OutfitsAddress): TabItem[] {
  const { dialog: _dialog, after: _after, occasion, ...others } = address;
  const names = occasions.map(({ name }) => name);
  const unknown = occasion !== undefined && !names.includes(occasion) ? [occasion] : [];
  return [
    { value: "", label: "All", to: paths.outfits(others) },
    ...[...names, ...unknown].map((name) => ({
      value: name,
      label: name,
      to: paths.outfits({ ...others, occasion: name }),
    })),
  ];
}

interface GalleryProps {
  data: OutfitsPageQuery;
  address: OutfitsAddress;
}

/** The looks for the URL: occasion tabs, active filters, cards, Load More. */
export function OutfitsPageGallery({ data, address }: GalleryProps) {
  const { origin, currency } = useSite();
  const toast = useToast();
  const { edges, pageInfo, totalCount } = data.outfits;
  const outfits = edges.map(({ node }) => node);
  const variables = outfitsVariables(address);
  const { list, more } = useLoadMore({
    query: OutfitsPageDocument,
    variables,
    endCursor: pageInfo.endCursor,
    count: outfits.length,
    onLoaded: ({ outfits: page }) => {
      if (!page.pageInfo.hasNextPage) toast({ title: "All outfits have been loaded!" });
    },
    onFailed: () =>
      toast({
        title: "Error loading outfits",
        text: "Could not load the outfits. Please try again later.",
        variant: "destructive",
      }),
  });
  const filters = outfitFilters(address, currency, data);
  const occasion = address.occasion ?? "";
  return (
    <Section title={isNarrowed(address) ? "Matching Outfits" : "All Outfits"} id="gallery">
      <TabStrip label="Occasions" name="occasion" value={occasion} tabs={occasionTabs(data.outfitOccasions, address)} />
      {filters.length > 0 ? (
        <Chips aria-label="Filters">
          {filters.map(({ label, to }) => (
            <li key={label}>
              <FilterChip label={label} to={to} />
            </li>
          ))}
        </Chips>
      ) : null}
      <TabPanel name="occasion" value={occasion}>
        {outfits.length === 0 ? (
          <EmptyState
            title="No outfits found"
            text="Try another word or another occasion."
            level={3}
            action={
              <Button component={Link} to={paths.outfits()} variant="outlined">
                View all outfits
              </Button>
            }
          />
        ) : (
          <>
            <Count role="status">{`Showing ${outfits.length} of ${boundedNumber(totalCount)}`}</Count>
            <OutfitGrid
              ref={list}
              outfits={outfits}
              hideWearer={address.celebrity !== undefined}
              priority={isNarrowed(address) ? 3 : 0}
            />
            <JsonLd data={itemList(outfits, origin)} />
          </>
        )}
        <LoadMore
          pageInfo={pageInfo}
          to={(after) => paths.outfits({ ...address, dialog: undefined, after })}
          more={more}
          errorTitle="Error loading outfits"
        />
      </TabPanel>
    </Section>
  );
}

const itemList = (rows: readonly { slug: string; title: string }[], origin: string) => ({
  "@context": "https://schema.org" as const,
  "@type": "ItemList",
  itemListElement: rows.map(({ slug, title }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    url: absoluteUrl(origin, paths.outfit(slug)),
  })),
});

const Chips = styled("ul")({ display: "flex", flexWrap: "wrap", gap: 10, paddingTop: 20, listStyle: "none" });

const Count = styled("p")(({ theme }) => ({
  ...theme.typography.caption,
  paddingBlock: "18px 22px",
  color: theme.vars.palette.text.secondary,
}));
