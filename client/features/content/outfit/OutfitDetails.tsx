import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { shortDate } from "../../../shared/format/date";

export interface OutfitDetailsProps {
  date: string | null;
  event: { slug: string; name: string } | null;
  occasion: string | null;
  wearer: { slug: string; name: string } | null;
  /** Where on screen it was worn. */
  scene?: ReactNode;
  /** Share buttons. */
  share?: ReactNode;
}

/** The facts about the look; unknown ones are omitted. */
export function OutfitDetails({ date, event, occasion, wearer, scene, share }: OutfitDetailsProps) {
  return (
    <Details aria-labelledby="outfit-details">
      <h2 id="outfit-details">Outfit Details</h2>
      <dl>
        {date ? (
          <Row label="Date">
            <time dateTime={date}>{shortDate(date)}</time>
          </Row>
        ) : null}
        {event ? (
          <Row label="Event">
            <Link to={paths.event(event.slug)}>{event.name}</Link>
          </Row>
        ) : null}
        {occasion ? (
          <Row label="Occasion">
            <Link to={paths.outfits({ occasion })}>{occasion}</Link>
          </Row>
        ) : null}
        {scene ? <Row label="On screen">{scene}</Row> : null}
        {wearer ? (
          <Row label="Worn by">
            <Link to={paths.celebrity(wearer.slug)}>{wearer.name}</Link>
          </Row>
        ) : null}
        {share ? <Row label="Share">{share}</Row> : null}
      </dl>
    </Details>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Details = styled("section")(({ theme }) => ({
  width: "100%",
  "& h2": { ...theme.typography.h4, paddingBottom: 12, borderBottom: `1px solid ${theme.vars.palette.text.primary}` },
  "& dl > div": {
    display: "grid",
    gridTemplateColumns: "6.5rem minmax(0, 1fr)",
    alignItems: "center",
    minHeight: 52,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& dt": { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  "& dd > a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: 44,
    textDecorationThickness: 1,
    textUnderlineOffset: "0.35em",
    "&:hover": { color: theme.vars.palette.primary.main },
  },
}));
