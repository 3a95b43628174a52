import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { CelebrityGrid } from "../../../features/content/celebrity/CelebrityGrid";
import { CelebrityOfTheMonth } from "../../../features/content/celebrity/CelebrityOfTheMonth";
import { RandomCelebrityCard } from "../../../features/content/celebrity/RandomCelebrityCard";
import { OfferCard } from "../../../features/shops/offer/OfferCard";
import { CelebritiesPageDocument, type CelebritiesPageQuery } from "../../../graphql/generated/operations";
import { useLoadMore } from "../../../graphql/useLoadMore";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { useSite } from "../../../shared/site/SiteContext";
import { CardGrid } from "../../../shared/ui/layout/CardGrid";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { boundedNumber } from "../../../shared/format/plural";
import { LoadMore } from "../../../shared/ui/links/LoadMore";
import { Section } from "../../../shared/ui/layout/Section";
import { TabPanel } from "../../../shared/ui/tabs/TabPanel";
import { type TabItem, TabStrip } from "../../../shared/ui/tabs/TabStrip";
import { celebritiesVariables, type CelebritiesQuery } from "./celebritiesQuery";
import { celebrityList } from "../CelebrityPage/celebrityStructuredData";

interface Category {
  name: string;
  count: number;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * All, and a tab for each category. The counts are those of the whole list, so a search, which narrows it, shows none.
 * A category in the URL without rows gets a tab too, so that one tab is selected.
 */
function categoryTabs(
  categories: readonly Category[],
  total: number,
  { search, category }: CelebritiesQuery,
): TabItem[] {
  const unknown = category !== undefined && !categories.some(({ name }) => name === category);
  const all = [...categories, ...(unknown ? [{ name: category, count: 0 }] : [])];
  return [
    { value: "", label: "All", count: search ? undefined : total, to: paths.celebrities({ search }) },
    ...all.map(({ name, count }) => ({
      value: name,
      label: capitalised(name),
      count: search ? undefined : count,
      to: paths.celebrities({ search, category: name }),
    })),
  ];
}

interface CelebritiesViewProps {
  data: CelebritiesPageQuery;
  wanted: CelebritiesQuery;
}

export function CelebritiesView({ data, wanted }: CelebritiesViewProps) {
  const lead = data.everybody.edges[0]?.node;
  const pieces = lead?.products.edges ?? [];
  return (
    <>
      {/* Visitors who search see the results first. */}
      {lead && !wanted.search ? (
        <Container>
          <CelebrityOfTheMonth celebrity={lead} note={<Disclosure />}>
            {pieces.length > 0 ? (
              <Pieces>
                {pieces.map(({ node }) => (
                  <li key={node.id}>
                    <OfferCard offer={node} level={4} />
                  </li>
                ))}
              </Pieces>
            ) : null}
          </CelebrityOfTheMonth>
        </Container>
      ) : null}
      <CelebrityList data={data} wanted={wanted} />
      <Container>
        <RandomCelebrityCard />
      </Container>
    </>
  );
}

function CelebrityList({ data, wanted }: CelebritiesViewProps) {
  const { search, category } = wanted;
  const { edges, pageInfo, totalCount } = data.celebrities;
  const celebrities = edges.map(({ node }) => node);
  const { list, more } = useLoadMore({
    query: CelebritiesPageDocument,
    variables: celebritiesVariables(wanted),
    endCursor: pageInfo.endCursor,
    count: celebrities.length,
  });
  const { origin } = useSite();
  return (
    <Section title={search ? `Results for “${search}”` : "All Profiles"} id="profiles">
      <TabStrip
        label="Categories"
        name="category"
        value={category ?? ""}
        tabs={categoryTabs(data.celebrityCategories, data.everybody.totalCount, wanted)}
      />
      <TabPanel name="category" value={category ?? ""}>
        {celebrities.length === 0 ? (
          <EmptyState
            title="No celebrities found"
            level={3}
            action={
              <Button component={Link} to={paths.celebrities()} variant="outlined">
                Show all celebrities
              </Button>
            }
          />
        ) : (
          <>
            <Count role="status">{`Showing ${celebrities.length} of ${boundedNumber(totalCount)}`}</Count>
            <CelebrityGrid ref={list} celebrities={celebrities} />
            <JsonLd data={celebrityList(celebrities, origin)} />
          </>
        )}
        <LoadMore pageInfo={pageInfo} to={(after) => paths.celebrities({ search, category, after })} more={more} />
      </TabPanel>
    </Section>
  );
}

// Three cards do not fit into two columns: on a phone they form a row that scrolls sideways.
const Pieces = styled(CardGrid)(({ theme }) => ({
  gap: "28px clamp(1rem, 0.6rem + 1.2vw, 1.75rem)",
  gridTemplateColumns: "none",
  gridAutoFlow: "column",
  gridAutoColumns: "min(58%, 15rem)",
  overflowX: "auto",
  scrollSnapType: "x proximity",
  scrollbarWidth: "none",
  "& > li": { scrollSnapAlign: "start" },
  [theme.breakpoints.up("sm")]: {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gridAutoFlow: "row",
    overflowX: "visible",
  },
}));

const Count = styled("p")(({ theme }) => ({
  ...theme.typography.caption,
  paddingBlock: "18px 22px",
  color: theme.vars.palette.text.secondary,
}));
