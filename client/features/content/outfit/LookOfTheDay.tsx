import type { FragmentType } from "@apollo/client";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { LookOfTheDay_OutfitFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { Picture } from "../../../shared/ui/picture/Picture";
import { pictureSizes } from "../../../shared/ui/picture/pictureSizes";
import { LikeOutfit } from "./LikeOutfit";

export interface LookOfTheDayProps {
  outfit: FragmentType<LookOfTheDay_OutfitFragment>;
}

/** The lead of the gallery: one look, large. */
export function LookOfTheDay({ outfit }: LookOfTheDayProps) {
  const data = getFragmentData<LookOfTheDay_OutfitFragment>(outfit);
  const titleId = useId();
  const address = paths.outfit(data.slug);
  const wearer = data.celebrity;
  return (
    <Lead aria-labelledby={titleId}>
      <Plate to={address} aria-hidden="true" tabIndex={-1}>
        <Picture
          src={data.image}
          alt=""
          kind="outfit"
          focalPoint={data.focalPoint}
          width={900}
          height={1200}
          sizes={pictureSizes.half}
          priority
        />
      </Plate>
      <LookText>
        <Typography variant="overline" color="primary" component="h2" id={titleId}>
          Look of the Day
        </Typography>
        <h3>
          <Link to={address}>{data.title}</Link>
        </h3>
        {wearer ? (
          <Wearer>
            Worn by <Link to={paths.celebrity(wearer.slug)}>{wearer.name}</Link>
          </Wearer>
        ) : null}
        {data.description ? <p>{data.description}</p> : null}
        <Actions>
          <Button component={Link} to={address}>
            View Details
          </Button>
          <LikeOutfit id={data.id} title={data.title} likeCount={data.likeCount} />
        </Actions>
      </LookText>
    </Lead>
  );
}

const Lead = styled("section")(({ theme }) => ({
  display: "grid",
  gap: "clamp(1.5rem, 1rem + 2.6vw, 3.5rem) clamp(2rem, 1rem + 4vw, 5.5rem)",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)", alignItems: "start" },
}));

const Plate = styled(Link)(({ theme }) => ({
  display: "block",
  overflow: "hidden",
  background: theme.vars.editorial.sunken,
}));

const LookText = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "start",
  gap: 18,
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  "& h3": { ...theme.typography.h1, fontSize: "clamp(2.25rem, 1.5rem + 2.9vw, 4rem)" },
  "& h3 a": { textDecoration: "none", "&:hover": { color: theme.vars.palette.primary.main } },
  "& > p:not(:first-of-type)": { maxWidth: "46ch" },
}));

const Wearer = styled("p")(({ theme }) => ({
  ...theme.typography.subtitle1,
  color: theme.vars.palette.text.secondary,
  "& a": {
    color: theme.vars.palette.text.primary,
    textDecorationThickness: 1,
    textUnderlineOffset: "0.25em",
    "&:hover": { color: theme.vars.palette.primary.main },
  },
}));

const Actions = styled(Cluster)({ gap: "12px 28px", marginTop: 10 });
