import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { OutfitCard } from "../../../features/content/outfit/OutfitCard";
import type { FollowingPageQuery } from "../../../graphql/generated/operations";
import { getPressedByKey } from "../../../shared/favorites/pressedByKey";
import type { Unfollow } from "../../../shared/follow/useUnfollow";
import { plural } from "../../../shared/format/plural";
import { CardGrid } from "../../../shared/ui/layout/CardGrid";
import { Picture } from "../../../shared/ui/picture/Picture";
import { pictureSizes } from "../../../shared/ui/picture/pictureSizes";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";
import { isNewSince } from "./lastVisit";

/** A celebrity or a place. */
export interface Followed {
  id: string;
  name: string;
  path: string;
  image: string;
  isCelebrity: boolean;
  /** The newest looks, at most four. */
  looks: FollowingPageQuery["celebritiesByIds"][number]["outfits"]["nodes"];
}

export interface FollowingPageRowProps {
  followed: Followed;
  /** The time of the last visit. */
  since: number;
  onUnfollow: Unfollow;
}

/** Whom or what the visitor follows with the newest looks, those since the last visit marked. */
export function FollowingPageRow({ followed, since, onUnfollow }: FollowingPageRowProps) {
  const { id, path, name, image, isCelebrity, looks } = followed;
  const newCount = looks.filter((look) => isNewSince(look, since)).length;
  return (
    <Section aria-labelledby={id}>
      <Head>
        <Picture src={image} alt="" kind={isCelebrity ? "celebrity" : "outfit"} width={64} height={80} sizes="64px" />
        <div>
          <h2 id={id}>
            <Link to={path}>{name}</Link>
          </h2>
          <p>{describeNews(newCount, looks.length, since)}</p>
        </div>
        <Button variant="outlined" onClick={(event) => onUnfollow(id, name, getPressedByKey(event))}>
          Unfollow
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Head>
      <CardGrid columns={4}>
        {looks.map((look) => (
          <Item key={look.id}>
            {isNewSince(look, since) ? (
              <Badge variant="caption" component="span">
                New
              </Badge>
            ) : null}
            <OutfitCard outfit={look} hideWearer={isCelebrity} sizes={pictureSizes.quarter} />
          </Item>
        ))}
      </CardGrid>
    </Section>
  );
}

function describeNews(newCount: number, shownCount: number, since: number): string {
  if (shownCount === 0) return "No looks yet";
  if (since === 0) return "The latest looks";
  if (newCount === 0) return "Nothing new since your last visit";
  // There may be more than the page shows.
  return newCount === shownCount && shownCount > 3 ? `${newCount} new looks or more` : plural(newCount, "new look");
}

const Section = styled("section")({ paddingTop: "clamp(2.5rem, 2rem + 2vw, 4rem)" });

/** On a phone the button is below the text: beside it, it would break names. */
const Head = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr)",
  alignItems: "center",
  gap: "10px 16px",
  marginBottom: 24,
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "64px minmax(0, 1fr) auto" },
  "& img": { width: 64, height: 80, objectFit: "cover" },
  "& > button": {
    position: "relative",
    [theme.breakpoints.down("sm")]: { gridColumn: 2, justifySelf: "start" },
  },
  "& h2": { ...theme.typography.h2 },
  "& h2 a": { textDecoration: "none", "&:hover": { textDecoration: "underline", textDecorationThickness: 1 } },
  "& p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Item = styled("li")({ position: "relative" });

const Badge = styled(Typography)(({ theme }) => ({
  position: "absolute",
  top: 8,
  left: 8,
  zIndex: 1,
  padding: "4px 11px",
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  pointerEvents: "none",
})) as typeof Typography;
