import type { FragmentType } from "@apollo/client";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { LatestLook_CelebrityFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { shortDate } from "../../../shared/format/date";
import { Picture } from "../../../shared/ui/picture/Picture";
import { pictureSizes } from "../../../shared/ui/picture/pictureSizes";
import { Section } from "../../../shared/ui/layout/Section";

/** The newest outfit, large; renders nothing for a celebrity without outfits. */
export function LatestLook({ celebrity }: { celebrity: FragmentType<LatestLook_CelebrityFragment> }) {
  const data = getFragmentData<LatestLook_CelebrityFragment>(celebrity);
  const look = data.latestOutfit;
  if (!look) return null;
  const address = paths.outfit(look.slug);
  return (
    <Section title="Latest Look" tone="sunken">
      <Look>
        <LookPicture to={address} aria-hidden="true" tabIndex={-1}>
          <Picture src={look.image} alt="" kind="outfit" width={900} height={1200} sizes={pictureSizes.lesserHalf} />
        </LookPicture>
        <LookText>
          <dl>
            <div>
              <dt>Occasion</dt>
              <dd>{look.occasion || "Casual"}</dd>
            </div>
            <div>
              <dt>Date</dt>
              <dd>{shortDate(look.date) || "Recent"}</dd>
            </div>
          </dl>
          <h3>
            <Link to={address}>{look.title}</Link>
          </h3>
          {look.description ? <p>{look.description}</p> : null}
          <Button component={Link} to={address}>
            View Details
          </Button>
        </LookText>
      </Look>
    </Section>
  );
}

const Look = styled("article")(({ theme }) => ({
  display: "grid",
  gap: "clamp(1.75rem, 1rem + 4vw, 5.5rem)",
  // On wide screens the text is on the left, opposite the portrait above. The picture is little taller than the text.
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
    alignItems: "center",
  },
}));

const LookPicture = styled(Link)(({ theme }) => ({
  display: "block",
  overflow: "hidden",
  [theme.breakpoints.up("md")]: { order: 1 },
}));

const LookText = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "start",
  gap: 22,
  "& h3": {
    ...theme.typography.h1,
    fontSize: "clamp(2.125rem, 1.4rem + 2.6vw, 3.5rem)",
    "& a": { textDecoration: "none", "&:hover": { textDecoration: "underline", textDecorationThickness: 1 } },
  },
  "& > p": { ...theme.typography.subtitle1, maxWidth: "48ch", color: theme.vars.palette.text.secondary },
  "& dl": { display: "flex", flexWrap: "wrap", gap: "12px 40px" },
  "& dt": { ...theme.typography.overline, color: theme.vars.palette.primary.main },
  "& dd": { ...theme.typography.subtitle2, fontVariantNumeric: "lining-nums" },
}));
