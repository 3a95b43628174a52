import { styled } from "@mui/material/styles";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { OutfitStory_OutfitFragment } from "../../../graphql/generated/operations";
import { shortDate } from "../../../shared/format/date";

type Look = Pick<OutfitStory_OutfitFragment, "title" | "celebrity" | "event" | "occasion" | "date">;

/** Who wore the look, where and when, above its title. Unknown facts are omitted. */
export function LookHeading({ look, scene }: { look: Look; scene?: ReactNode }) {
  const { title, celebrity, event, occasion, date } = look;
  const facts: { name: string; fact: ReactNode }[] = [
    ...(celebrity
      ? [{ name: "who", fact: <WearerLink to={paths.celebrity(celebrity.slug)}>{celebrity.name}</WearerLink> }]
      : []),
    ...(scene ? [{ name: "scene", fact: scene }] : []),
    ...(event && !scene ? [{ name: "event", fact: <Link to={paths.event(event.slug)}>{event.name}</Link> }] : []),
    ...(occasion && !scene && !event
      ? [{ name: "where", fact: <Link to={paths.outfits({ occasion })}>{occasion}</Link> }]
      : []),
    ...(date ? [{ name: "when", fact: <time dateTime={date}>{shortDate(date)}</time> }] : []),
  ];
  return (
    <Heading>
      {facts.length > 0 ? (
        <p>
          {facts.map(({ name, fact }, index) => (
            <Fragment key={name}>
              {index > 0 ? ", " : null}
              {fact}
            </Fragment>
          ))}
        </p>
      ) : null}
      <h1>{title}</h1>
    </Heading>
  );
}

const Heading = styled("header")(({ theme }) => ({
  display: "grid",
  gap: "clamp(0.375rem, 0.25rem + 0.5vw, 0.75rem)",
  "& p": {
    ...theme.typography.body1,
    color: theme.vars.palette.text.secondary,
    // One line on most phones.
    [theme.breakpoints.down("sm")]: { fontSize: "0.875rem" },
  },
  "& a": {
    color: theme.vars.palette.text.primary,
    textDecorationThickness: 1,
    textUnderlineOffset: "0.3em",
    "&:hover": { color: theme.vars.palette.primary.main },
  },
  "& time": { whiteSpace: "nowrap" },
  "& h1": { ...theme.typography.h1, fontSize: "clamp(1.75rem, 1.2rem + 2.6vw, 3.5rem)", lineHeight: 1.06 },
}));

const WearerLink = styled(Link)(({ theme }) => ({
  ...theme.typography.h4,
  [theme.breakpoints.down("sm")]: { fontSize: "1.125rem" },
}));
