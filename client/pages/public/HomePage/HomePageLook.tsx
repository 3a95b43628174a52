import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { OfferStrip } from "../../../features/shops/offer/OfferStrip";
import type { HomePageLook_OutfitFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { shortDate } from "../../../shared/format/date";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { Picture } from "../../../shared/ui/picture/Picture";

export interface HomePageLookProps {
  look: FragmentType<HomePageLook_OutfitFragment>;
}

/** Today's look: its picture, who wore it, and a piece that one can buy; three cells of the first screen's grid. */
export function HomePageLook({ look }: HomePageLookProps) {
  const data = getFragmentData<HomePageLook_OutfitFragment>(look);
  const wearer = data.celebrity;
  const address = paths.outfit(data.slug);
  return (
    <>
      <Plate to={address} aria-hidden="true" tabIndex={-1}>
        <Picture
          src={data.image}
          alt=""
          kind="outfit"
          focalPoint={data.focalPoint}
          width={900}
          height={1200}
          sizes="(min-width: 1360px) 680px, (min-width: 900px) 43vw, 48vw"
          priority
        />
      </Plate>
      <Words>
        <Typography variant="overline" color="primary" component="h2">
          Today’s Look
        </Typography>
        <h3>
          <Link to={address}>{data.title}</Link>
        </h3>
        <p>
          {wearer ? (
            <>
              Worn by <Link to={paths.celebrity(wearer.slug)}>{wearer.name}</Link>
            </>
          ) : null}
          <Occasion occasion={data.occasion} date={data.date} />
        </p>
      </Words>
      {data.leadProduct ? (
        <Piece>
          <Disclosure />
          <OfferStrip offer={data.leadProduct} />
        </Piece>
      ) : null}
    </>
  );
}

/** "Gala, Feb 2, 2025": what is known of where and when. */
function Occasion({ occasion, date }: { occasion: string | null; date: string | null }) {
  const day = shortDate(date);
  if (!occasion && !day) return null;
  return (
    <span>
      {occasion}
      {occasion && day ? ", " : null}
      {day ? <time dateTime={date ?? undefined}>{day}</time> : null}
    </span>
  );
}

const Plate = styled(Link)(({ theme }) => ({
  display: "block",
  overflow: "hidden",
  marginLeft: "calc(-1 * clamp(1.25rem, 0.5rem + 3.2vw, 4rem))",
  background: theme.vars.editorial.sunken,
  // It touches the edge of the window.
  "& img": { height: "100%", borderRadius: 0 },
  [theme.breakpoints.up("md")]: {
    position: "relative",
    gridColumn: 2,
    gridRow: "1 / -1",
    marginLeft: 0,
    // Extends to the edge of the window, however wide the page's content is.
    marginRight: "calc(min(0px, (1360px - 100vw) / 2) - clamp(1.25rem, 0.5rem + 3.2vw, 4rem))",
    // The text beside it decides the height.
    "& img": { position: "absolute", inset: 0, width: "100%", height: "100%" },
  },
}));

const Words = styled("div")(({ theme }) => ({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: 8,
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  "& h3": { ...theme.typography.h3 },
  "& h3 a": { textDecoration: "none", "&:hover": { color: theme.vars.palette.primary.main } },
  "& > p": {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    "& span": { display: "block" },
    "& a": { color: theme.vars.palette.text.primary, textUnderlineOffset: "0.25em" },
  },
  [theme.breakpoints.up("md")]: { gridColumn: 1, gridRow: 2 },
}));

const Piece = styled("div")(({ theme }) => ({
  gridColumn: "1 / -1",
  display: "grid",
  gap: 12,
  paddingTop: 14,
  [theme.breakpoints.up("md")]: { gridColumn: 1, gridRow: 3, paddingBlock: "16px 32px" },
}));
