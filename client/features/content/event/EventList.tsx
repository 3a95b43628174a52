import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import type { Ref } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { EventRow_EventFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { eventDays, eventKindLabels, isUpcoming } from "../../../shared/format/event";
import { plural } from "../../../shared/format/plural";
import { Picture } from "../../../shared/ui/picture/Picture";

type EventRow = { id: string } & FragmentType<EventRow_EventFragment>;

interface EventListProps {
  events: readonly EventRow[];
  /** Ref for the list element whose children are the rows. */
  ref?: Ref<HTMLUListElement>;
}

/** Events below one another: the days, the name, where it was, and one of its looks. */
export const EventList = ({ events, ref }: EventListProps) => (
  <Rows ref={ref}>
    {events.map((event) => (
      <EventLine key={event.id} event={event} />
    ))}
  </Rows>
);

function EventLine({ event }: { event: EventRow }) {
  const data = getFragmentData<EventRow_EventFragment>(event);
  const { latestOutfit, outfitCount } = data;
  const looks = outfitCount > 0 ? plural(outfitCount, "look") : isUpcoming(data) ? "Announced" : "";
  const facts = [eventKindLabels[data.kind], data.place, looks].filter(Boolean).join(" · ");
  const image = data.image || latestOutfit?.image;
  return (
    <li>
      <Days>{eventDays(data) || "Date unknown"}</Days>
      <div>
        <h3>
          <Link to={paths.event(data.slug)}>{data.name}</Link>
        </h3>
        {facts ? <p>{facts}</p> : null}
      </div>
      {image ? (
        <Thumb>
          <Picture
            src={image}
            alt=""
            kind="outfit"
            focalPoint={data.image ? undefined : latestOutfit?.focalPoint}
            width={240}
            height={320}
            sizes="120px"
          />
        </Thumb>
      ) : null}
    </li>
  );
}

const Rows = styled("ul")(({ theme }) => ({
  padding: 0,
  listStyle: "none",
  "& > li": {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "4px 20px",
    paddingBlock: "clamp(1.125rem, 0.9rem + 1vw, 1.875rem)",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    "&:last-of-type": { borderBottom: `1px solid ${theme.vars.palette.divider}` },
    [theme.breakpoints.up("sm")]: { gridTemplateColumns: "minmax(9rem, 13rem) minmax(0, 1fr) auto", gap: 32 },
  },
  "& h3": { ...theme.typography.h3, textWrap: "balance" },
  // The link covers its row.
  "& h3 a": {
    textDecoration: "none",
    "&::after": { content: '""', position: "absolute", inset: 0 },
    "&:hover": { color: theme.vars.palette.primary.main },
  },
  "& div > p": { ...theme.typography.body2, marginTop: 6, color: theme.vars.palette.text.secondary },
}));

const Days = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  fontVariantNumeric: "lining-nums",
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down("sm")]: { gridColumn: 1 },
}));

const Thumb = styled("figure")(({ theme }) => ({
  width: "clamp(4.5rem, 3.5rem + 4vw, 7.5rem)",
  "& img": { width: "100%", height: "auto" },
  [theme.breakpoints.down("sm")]: { gridColumn: 2, gridRow: "1 / span 2" },
}));
