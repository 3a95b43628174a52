import type { FragmentType } from "@apollo/client";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { InTheMagazine } from "../../../features/content/blog/InTheMagazine";
import { CelebrityGrid } from "../../../features/content/celebrity/CelebrityGrid";
import { CelebrityHero, wornAgainId } from "../../../features/content/celebrity/CelebrityHero";
import { CelebrityProfile } from "../../../features/content/celebrity/profile/CelebrityProfile";
import { LatestLook } from "../../../features/content/celebrity/LatestLook";
import { LinkedList, WornAgainSection } from "../../../features/content/garments/WornAgainSection";
import { OutfitCard } from "../../../features/content/outfit/OutfitCard";
import {
  CelebrityPageDocument,
  type CelebrityPageQuery,
  type CelebrityPageQueryVariables,
  type CelebrityPageSeo_CelebrityFragment,
} from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { useLoadMore } from "../../../graphql/useLoadMore";
import { eventDays } from "../../../shared/format/event";
import { boundedText, plural } from "../../../shared/format/plural";
import { celebrityHead } from "../../../shared/seo/derivedHead";
import { previewImages } from "../../../shared/seo/head";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { Seo } from "../../../shared/seo/Seo";
import { useSite } from "../../../shared/site/SiteContext";
import { Breadcrumbs } from "../../../shared/ui/Breadcrumbs";
import { CardGrid } from "../../../shared/ui/layout/CardGrid";
import { LoadMore } from "../../../shared/ui/links/LoadMore";
import { Section } from "../../../shared/ui/layout/Section";
import { celebrityPerson } from "./celebrityStructuredData";

type Celebrity = NonNullable<CelebrityPageQuery["celebrity"]>;

export interface CelebrityViewProps {
  celebrity: Celebrity;
  variables: CelebrityPageQueryVariables;
  tab: string | null;
}

export function CelebrityView({ celebrity, variables, tab }: CelebrityViewProps) {
  return (
    <>
      <CelebrityPageSeo celebrity={celebrity} />
      <CelebrityHero celebrity={celebrity}>
        <Breadcrumbs
          crumbs={[
            { label: "Home", to: paths.home() },
            { label: "Celebrities", to: paths.celebrities() },
            { label: celebrity.name },
          ]}
        />
      </CelebrityHero>
      <LatestLook celebrity={celebrity} />
      <AllOutfits celebrity={celebrity} variables={variables} />
      <Events celebrity={celebrity} />
      <OnScreen celebrity={celebrity} />
      <WornAgainSection garments={celebrity.rewornGarments} id={wornAgainId} />
      <CelebrityProfile celebrity={celebrity} tab={tab} />
      <InTheMagazine posts={celebrity.mentionedIn} />
      <AlsoLike celebrity={celebrity} />
    </>
  );
}

function AllOutfits({ celebrity, variables }: Omit<CelebrityViewProps, "tab">) {
  const { edges, pageInfo, totalCount } = celebrity.outfits;
  const { list, more } = useLoadMore({
    query: CelebrityPageDocument,
    variables,
    endCursor: pageInfo.endCursor,
    count: edges.length,
  });
  if (edges.length === 0) return null;
  return (
    <Section kicker={boundedText(totalCount, "outfit")} title="All Outfits" id="outfits">
      <LookGrid ref={list} columns={3}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <OutfitCard outfit={node} />
          </li>
        ))}
      </LookGrid>
      <LoadMore pageInfo={pageInfo} to={(after) => paths.celebrity(celebrity.slug, { after })} more={more} />
    </Section>
  );
}

/** Where the celebrity was seen. */
function Events({ celebrity: { events } }: Pick<CelebrityViewProps, "celebrity">) {
  if (events.length === 0) return null;
  return (
    <Section kicker={plural(events.length, "event")} title="Events" id="events">
      <LinkedList>
        {events.map((event) => (
          <li key={event.id}>
            <Link to={paths.event(event.slug)}>{event.name}</Link> <span>{eventDays(event)}</span>
          </li>
        ))}
      </LinkedList>
    </Section>
  );
}

/** The characters whom the celebrity plays, with their looks. */
function OnScreen({ celebrity: { characters } }: Pick<CelebrityViewProps, "celebrity">) {
  if (characters.length === 0) return null;
  return (
    <Section kicker={plural(characters.length, "role")} title="On Screen">
      <LinkedList>
        {characters.flatMap(({ id, slug, name, show, outfitCount }) =>
          show ? (
            <li key={id}>
              <Link to={paths.showCharacter({ show: show.slug, character: slug })}>
                {name} in {show.title}
              </Link>
              {outfitCount > 0 ? <span>{plural(outfitCount, "look")}</span> : null}
            </li>
          ) : (
            []
          ),
        )}
      </LinkedList>
    </Section>
  );
}

function AlsoLike({ celebrity }: { celebrity: Celebrity }) {
  const all = { label: "View all celebrities", to: paths.celebrities() };
  return (
    <Section title="You May Also Like" more={celebrity.related.length > 0 ? all : undefined}>
      {celebrity.related.length > 0 ? (
        <CelebrityGrid celebrities={celebrity.related} columns={celebrity.related.length > 3 ? 4 : 3} />
      ) : (
        <Button component={Link} to={all.to} variant="outlined">
          {all.label}
        </Button>
      )}
    </Section>
  );
}

/** The head and the structured data of a profile. */
function CelebrityPageSeo({ celebrity }: { celebrity: FragmentType<CelebrityPageSeo_CelebrityFragment> }) {
  const data = getFragmentData<CelebrityPageSeo_CelebrityFragment>(celebrity);
  const { origin } = useSite();
  const path = paths.celebrity(data.slug);
  const head = celebrityHead(data);
  return (
    <>
      <Seo
        title={head.title}
        ownTitle={data.seoTitle}
        description={data.seoDescription || head.description}
        path={path}
        ogType="profile"
        images={previewImages(data.image)}
        imageAlt={data.imageAlt}
        keywords={[data.name, `${data.name} outfits`, `${data.name} style`, data.category, data.styleType].filter(
          Boolean,
        )}
      />
      <JsonLd data={celebrityPerson(data, origin)} />
    </>
  );
}

const LookGrid = styled(CardGrid)(({ theme }) => ({
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
}));
