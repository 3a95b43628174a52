import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { showPath } from "../../../../site/showPath";
import { FollowActions } from "../../../shared/follow/FollowActions";
import { formatEpisode } from "../../../shared/format/scene";
import { ShowPageDocument, type ShowPageQuery } from "../../../graphql/generated/operations";
import { useLoadMore } from "../../../graphql/useLoadMore";
import { plural } from "../../../shared/format/plural";
import { previewImages } from "../../../shared/seo/head";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { Seo } from "../../../shared/seo/Seo";
import { useSite } from "../../../shared/site/SiteContext";
import { Breadcrumbs } from "../../../shared/ui/Breadcrumbs";
import { Section } from "../../../shared/ui/layout/Section";
import { LoadMore } from "../../../shared/ui/links/LoadMore";
import { Picture } from "../../../shared/ui/picture/Picture";
import { PictureCredit } from "../../../shared/ui/picture/PictureCredit";
import { SceneLooks } from "./SceneLooks";
import {
  type CharacterOfPage,
  describeForm,
  describePart,
  findFollowed,
  listCrumbs,
  partHead,
  type ShowOfPage,
  type ShowPart,
  type ShowScene,
} from "./showPart";
import { showData } from "./showStructuredData";

interface ShowPageViewProps {
  show: ShowOfPage;
  scene: ShowScene;
  part: ShowPart;
  outfits: ShowPageQuery["outfits"];
  after: string | undefined;
}

/** What was worn in a show, a season, an episode, or by a character: the newest episodes first. */
export function ShowPageView({ show, scene, part, outfits, after }: ShowPageViewProps) {
  const { origin } = useSite();
  const isWhole = !part.season && !part.character;
  const head = partHead(show, part);
  return (
    <>
      <Seo
        title={head.title}
        ownTitle={head.ownTitle}
        description={head.description}
        path={showPath(scene, { after })}
        images={previewImages(show.image || outfits.edges[0]?.node.image)}
        imageAlt={show.imageAlt}
        noindex={outfits.edges.length === 0 && !(isWhole && show.html !== "")}
      />
      <JsonLd data={showData(show, part, origin)} />
      <Container sx={{ paddingTop: "12px" }}>
        <Breadcrumbs crumbs={listCrumbs(show, part)} />
        {isWhole ? <ShowHead show={show} /> : <PartHead show={show} part={part} />}
      </Container>
      <Looks show={show} scene={scene} part={part} outfits={outfits} after={after} />
      {isWhole && show.characters.length > 0 ? (
        <Section title="Cast">
          <LineList>
            {show.characters.map((character) => (
              <li key={character.id}>
                <CharacterName show={show} character={character} />
                {character.outfitCount > 0 ? <span>{plural(character.outfitCount, "look")}</span> : null}
              </li>
            ))}
          </LineList>
        </Section>
      ) : null}
      {part.character ? null : <Episodes show={show} part={part} />}
    </>
  );
}

interface PartProps {
  show: ShowOfPage;
  part: ShowPart;
}

function ShowHead({ show }: { show: ShowOfPage }) {
  return (
    <PageHead data-picture={show.image !== ""}>
      {show.image ? (
        <figure>
          <Picture
            src={show.image}
            alt={show.imageAlt}
            kind="post"
            width={1200}
            height={900}
            sizes="(min-width: 900px) 50vw, 100vw"
            priority
          />
          <PictureCredit text={show.imageCredit} />
        </figure>
      ) : null}
      <div>
        <Typography variant="overline" color="primary">
          {describeForm(show)}
        </Typography>
        <h1>{show.title}</h1>
        <AboutText dangerouslySetInnerHTML={{ __html: show.html }} />
        <FollowActions id={show.id} kind="show" slug={show.slug} name={show.title} />
      </div>
    </PageHead>
  );
}

function PartHead({ show, part }: PartProps) {
  const { title, text } = describePart(show, part);
  const player = part.character?.celebrity;
  const followed = findFollowed(show, part);
  return (
    <PageHead>
      <div>
        <Typography variant="overline" color="primary">
          {show.title}
        </Typography>
        <h1>{title}</h1>
        {player ? (
          <p>
            Played by <Link to={paths.celebrity(player.slug)}>{player.name}</Link>
          </p>
        ) : text ? (
          <p>{text}</p>
        ) : null}
        {followed ? <FollowActions {...followed} /> : null}
      </div>
    </PageHead>
  );
}

function Looks({ show, scene, part, outfits: { edges, pageInfo, totalCount }, after }: ShowPageViewProps) {
  const { list, more } = useLoadMore({
    query: ShowPageDocument,
    variables: { slug: scene.show, scene },
    endCursor: pageInfo.endCursor,
    count: edges.length,
  });
  if (edges.length === 0) return <NoLooks>{after ? "There are no more looks." : "No looks from here yet."}</NoLooks>;
  return (
    <Section
      title={part.character ? `What ${part.character.name} wears` : "The looks"}
      kicker={plural(totalCount, "look")}
    >
      <SceneLooks ref={list} show={show.slug} looks={edges.map(({ node }) => node)} isEpisode={!!part.episode} />
      <LoadMore pageInfo={pageInfo} to={(after) => showPath(scene, { after })} more={more} />
    </Section>
  );
}

function CharacterName({ show, character }: { show: ShowOfPage; character: CharacterOfPage }) {
  const { slug, name, celebrity, outfitCount } = character;
  return (
    <div>
      {outfitCount > 0 ? <Link to={paths.showCharacter({ show: show.slug, character: slug })}>{name}</Link> : name}
      {celebrity ? (
        <small>
          Played by <Link to={paths.celebrity(celebrity.slug)}>{celebrity.name}</Link>
        </small>
      ) : null}
    </div>
  );
}

/** The episodes of the show, or of the season that the page is about; those without looks have no link. */
function Episodes({ show, part: { season, episode } }: PartProps) {
  const seasons = season ? [season] : show.seasons;
  const episodes = seasons.flatMap((one) => one.episodes.map((each) => ({ season: one.number, ...each })));
  const others = episodes.filter(({ id, outfitCount }) => id !== episode?.id && outfitCount > 0);
  if (others.length === 0) return null;
  return (
    <Section
      title={season ? `More of season ${season.number}` : "Episodes"}
      more={season && { label: `All of ${show.title}`, to: paths.show(show.slug) }}
    >
      <LineList>
        {others.map((one) => (
          <li key={one.id}>
            <div>
              <Link to={paths.showEpisode({ show: show.slug, season: one.season, episode: one.number })}>
                {formatEpisode(one.season, one.number)}
              </Link>
              {one.title ? <small>{one.title}</small> : null}
            </div>
            <span>{plural(one.outfitCount, "look")}</span>
          </li>
        ))}
      </LineList>
    </Section>
  );
}

const PageHead = styled("header")(({ theme }) => ({
  display: "grid",
  gap: "clamp(1.75rem, 1rem + 3vw, 4rem)",
  paddingBlock: "clamp(1.75rem, 1.2rem + 2.4vw, 4rem)",
  "& h1": { ...theme.typography.h1, margin: "14px 0 22px", maxWidth: "16ch", textWrap: "balance" },
  "& h1 ~ p": { ...theme.typography.subtitle1, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up("md")]: {
    "&[data-picture='true']": { gridTemplateColumns: "minmax(0, 1.1fr) minmax(0, 1fr)", alignItems: "center" },
  },
}));

const AboutText = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 16,
  maxWidth: "62ch",
  ...theme.typography.body1,
  "&:empty": { display: "none" },
}));

const NoLooks = styled(Container)({ paddingBottom: "clamp(3rem, 2rem + 4vw, 6rem)" });

const LineList = styled("ul")(({ theme }) => ({
  padding: 0,
  listStyle: "none",
  columnGap: "clamp(2rem, 1rem + 4vw, 5rem)",
  [theme.breakpoints.up("md")]: { columnCount: 2 },
  "& > li": {
    ...theme.typography.subtitle1,
    display: "flex",
    justifyContent: "space-between",
    gap: 16,
    paddingBlock: 12,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    breakInside: "avoid",
  },
  "& a": { textDecorationThickness: 1, textUnderlineOffset: "0.25em" },
  "& small": { ...theme.typography.body2, display: "block", color: theme.vars.palette.text.secondary },
  "& span": { whiteSpace: "nowrap", color: theme.vars.palette.text.secondary },
}));
