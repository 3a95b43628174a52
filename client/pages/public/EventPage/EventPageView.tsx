import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import { paths } from "../../../../site/addresses";
import { eventFeedPattern } from "../../../../site/feedPaths";
import { fillPattern } from "../../../../site/links";
import { EventList } from "../../../features/content/event/EventList";
import { OutfitGrid } from "../../../features/content/outfit/OutfitGrid";
import { EventPageDocument, type EventPageQuery } from "../../../graphql/generated/operations";
import { useLoadMore } from "../../../graphql/useLoadMore";
import { FollowActions } from "../../../shared/follow/FollowActions";
import { eventDays, eventKindLabels, isUpcoming } from "../../../shared/format/event";
import { boundedText } from "../../../shared/format/plural";
import { eventHead } from "../../../shared/seo/derivedHead";
import { FeedLink } from "../../../shared/seo/FeedLink";
import { absoluteUrl, previewImages } from "../../../shared/seo/head";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { Seo } from "../../../shared/seo/Seo";
import { useSite } from "../../../shared/site/SiteContext";
import { headerPadding } from "../../../shared/theme/spaced";
import { Breadcrumbs } from "../../../shared/ui/Breadcrumbs";
import { Section } from "../../../shared/ui/layout/Section";
import { LoadMore } from "../../../shared/ui/links/LoadMore";
import { WaysToFollow } from "../../../shared/ui/links/WaysToFollow";
import { Picture } from "../../../shared/ui/picture/Picture";
import { PictureCredit } from "../../../shared/ui/picture/PictureCredit";
import { EventBrands } from "./EventBrands";

type EventOfPage = NonNullable<EventPageQuery["event"]>;
type Looks = EventPageQuery["outfits"];

interface EventPageViewProps {
  event: EventOfPage;
  outfits: Looks;
  after: string | undefined;
}

/** The event, which needs a day, and its looks as a list. */
function structuredData({ slug, name, place, firstDay, lastDay, image }: EventOfPage, looks: Looks, origin: string) {
  const context = "https://schema.org" as const;
  const url = absoluteUrl(origin, paths.event(slug));
  const [preview] = previewImages(image);
  return [
    ...(firstDay
      ? [
          {
            "@context": context,
            "@type": "Event",
            name,
            url,
            startDate: firstDay,
            endDate: lastDay ?? undefined,
            location: place ? { "@type": "Place", name: place, address: place } : undefined,
            image: preview ? absoluteUrl(origin, preview) : undefined,
          },
        ]
      : []),
    ...(looks.edges.length > 0
      ? [
          {
            "@context": context,
            "@type": "ItemList",
            name: `Who wore what: ${name}`,
            itemListElement: looks.edges.map(({ node }, index) => ({
              "@type": "ListItem",
              position: index + 1,
              name: node.title,
              url: absoluteUrl(origin, paths.outfit(node.slug)),
            })),
          },
        ]
      : []),
  ];
}

/** An event: when and where it is, who wore what, and the same event in other years. */
export function EventPageView({ event, outfits, after }: EventPageViewProps) {
  const { origin } = useSite();
  const { slug, name, series, otherYears } = event;
  const head = eventHead({ ...event, days: eventDays(event) });
  return (
    <>
      <Seo
        title={head.title}
        ownTitle={event.seoTitle}
        description={event.seoDescription || head.description}
        path={paths.event(slug, { after })}
        images={previewImages(event.image || outfits.edges[0]?.node.image)}
        imageAlt={event.image ? event.imageAlt : undefined}
        noindex={outfits.edges.length === 0 && event.html === ""}
      />
      {structuredData(event, outfits, origin).map((data) => (
        <JsonLd key={data["@type"]} data={data} />
      ))}
      <Container sx={{ paddingTop: "12px" }}>
        <Breadcrumbs
          crumbs={[{ label: "Home", to: paths.home() }, { label: "Events", to: paths.events() }, { label: name }]}
        />
        <EventHead event={event} />
      </Container>
      <WhoWoreWhat event={event} outfits={outfits} />
      <EventBrands event={slug} brands={event.brands} />
      {otherYears.length > 0 ? (
        <Section title="Other years" more={{ label: series, to: paths.events({ series }) }} tone="sunken">
          <EventList events={otherYears} />
        </Section>
      ) : null}
    </>
  );
}

function EventHead({ event }: { event: EventOfPage }) {
  const others = useMemo(() => event.otherYears.map(({ id }) => id), [event.otherYears]);
  const facts = [eventDays(event), event.place].filter(Boolean).join(" · ");
  return (
    <Header data-picture={event.image !== ""}>
      <div>
        <Typography variant="overline" color="primary">
          {[isUpcoming(event) ? "Announced" : "", eventKindLabels[event.kind] || "Event"].filter(Boolean).join(" · ")}
        </Typography>
        <h1>{event.name}</h1>
        {facts ? <Facts>{facts}</Facts> : null}
        <AboutText dangerouslySetInnerHTML={{ __html: event.html }} />
        {event.series ? (
          <>
            <FeedLink title={event.name} path={fillPattern(eventFeedPattern, [event.slug])} />
            <FollowActions id={event.id} others={others} kind="series" slug={event.slug} name={event.series} />
          </>
        ) : (
          <WaysToFollow kind="event" slug={event.slug} name={event.name} />
        )}
      </div>
      {event.image ? (
        <figure>
          <Picture
            src={event.image}
            alt={event.imageAlt}
            kind="outfit"
            width={1200}
            height={900}
            sizes="(min-width: 900px) 50vw, 100vw"
            priority
          />
          <PictureCredit text={event.imageCredit} />
        </figure>
      ) : null}
    </Header>
  );
}

function WhoWoreWhat({ event, outfits: { edges, pageInfo, totalCount } }: Omit<EventPageViewProps, "after">) {
  const { list, more } = useLoadMore({
    query: EventPageDocument,
    variables: { slug: event.slug },
    endCursor: pageInfo.endCursor,
    count: edges.length,
  });
  if (edges.length === 0)
    return (
      <Section title="Who wore what">
        <p>{isUpcoming(event) ? "The looks appear here once they were worn." : "No looks have been published yet."}</p>
      </Section>
    );
  return (
    <Section kicker={boundedText(totalCount, "look")} title="Who wore what" id="looks">
      <OutfitGrid ref={list} outfits={edges.map(({ node }) => node)} priority={event.image ? 0 : 2} />
      <LoadMore pageInfo={pageInfo} to={(after) => paths.event(event.slug, { after })} more={more} />
    </Section>
  );
}

const Header = styled("header")(({ theme }) => ({
  display: "grid",
  gap: "clamp(1.75rem, 1rem + 3vw, 4rem)",
  paddingBlock: headerPadding(theme),
  "& h1": { ...theme.typography.h1, margin: "14px 0 18px", maxWidth: "16ch", textWrap: "balance" },
  "& figure img": { width: "100%", height: "auto" },
  [theme.breakpoints.up("md")]: {
    "&[data-picture='true']": { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", alignItems: "end" },
  },
}));

const Facts = styled("p")(({ theme }) => ({
  ...theme.typography.subtitle1,
  fontVariantNumeric: "lining-nums",
  color: theme.vars.palette.text.secondary,
}));

const AboutText = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 16,
  maxWidth: "62ch",
  marginTop: 24,
  ...theme.typography.body1,
  "&:empty": { display: "none" },
}));
