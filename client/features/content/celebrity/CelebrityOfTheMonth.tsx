import type { FragmentType } from "@apollo/client";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { CelebrityOfTheMonth_CelebrityFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { Picture } from "../../../shared/ui/picture/Picture";
import { pictureSizes } from "../../../shared/ui/picture/pictureSizes";

/** Returns the beginning of a text, cut between words and ended with three dots when it was longer than `length`. */
function excerpt(text: string, length: number): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= length) return flat;
  const cut = flat.slice(0, length - 3);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/(?<![\s,;:.-])[\s,;:.-]+$/, "")}...`;
}

export interface CelebrityOfTheMonthProps {
  celebrity: FragmentType<CelebrityOfTheMonth_CelebrityFragment>;
  /** Cards of this celebrity's products, and the disclosure before them. */
  children?: ReactNode;
  note?: ReactNode;
}

/** The lead of the list: a large portrait, a short introduction, and pieces from this celebrity's looks. */
export function CelebrityOfTheMonth({ celebrity, children, note }: CelebrityOfTheMonthProps) {
  const data = getFragmentData<CelebrityOfTheMonth_CelebrityFragment>(celebrity);
  const address = paths.celebrity(data.slug);
  const facts = [data.category, data.styleType].filter(Boolean).join(" / ");
  return (
    <Lead aria-labelledby="month-title">
      <Portrait to={address} aria-hidden="true" tabIndex={-1}>
        <Picture
          src={data.image}
          alt=""
          kind="celebrity"
          width={800}
          height={1000}
          sizes={pictureSizes.lesserHalf}
          priority
        />
      </Portrait>
      <MonthText>
        <Typography variant="overline" color="primary" component="h2" id="month-title">
          Celebrity of the Month
        </Typography>
        <h3>
          <Link to={address}>{data.name}</Link>
        </h3>
        {facts ? <Facts>{facts}</Facts> : null}
        {data.bio ? <Bio>{excerpt(data.bio, 320)}</Bio> : null}
        <Button component={Link} to={address} variant="outlined">
          View Profile
        </Button>
      </MonthText>
      {children ? (
        <Pieces>
          <PiecesHead>
            <h3>Worn by {data.name}</h3>
            {note}
          </PiecesHead>
          {children}
        </Pieces>
      ) : null}
    </Lead>
  );
}

const Lead = styled("section")(({ theme }) => ({
  display: "grid",
  gap: "clamp(1.75rem, 1rem + 2.6vw, 3rem) clamp(2rem, 1rem + 4vw, 5.5rem)",
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
    gridTemplateRows: "auto 1fr",
  },
}));

/** As tall as the text and the pieces beside it. */
const Portrait = styled(Link)(({ theme }) => ({
  display: "block",
  overflow: "hidden",
  background: theme.vars.editorial.sunken,
  [theme.breakpoints.up("md")]: { gridRow: "1 / span 2", "& img": { height: "100%" } },
}));

const MonthText = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "start",
  alignContent: "center",
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  "& h3": { ...theme.typography.h1, marginTop: 14, fontSize: "clamp(2.75rem, 1.6rem + 4.4vw, 5.25rem)" },
  "& h3 a": { textDecoration: "none", "&:hover": { color: theme.vars.palette.primary.main } },
  "& > a": { marginTop: 24 },
  // Without pieces the text takes the height of the portrait.
  "&:last-child": { gridRow: "1 / -1", [theme.breakpoints.down("md")]: { gridRow: "auto" } },
}));

const Facts = styled("p")(({ theme }) => ({
  ...theme.typography.subtitle2,
  marginTop: 14,
  color: theme.vars.palette.text.secondary,
}));

const Bio = styled("p")(({ theme }) => ({ ...theme.typography.subtitle1, marginTop: 16, maxWidth: "54ch" }));

const Pieces = styled("div")(({ theme }) => ({
  display: "grid",
  alignContent: "start",
  gap: 24,
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const PiecesHead = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 12,
  "& h3": { ...theme.typography.h3 },
}));
