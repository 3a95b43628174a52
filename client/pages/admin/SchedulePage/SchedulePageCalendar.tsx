import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { GoingOutDocument, type GoingOutQuery } from "../../../graphql/generated/adminOperations";
import { useRetry } from "../../../shared/hooks/useRetry";
import { ErrorState } from "../../../shared/ui/ErrorState";

type Entry = GoingOutQuery["goingOut"][number];

/** YYYY-MM of the month that is `by` months later. */
function moveMonth(month: string, by: number): string {
  const [year, number] = month.split("-").map(Number);
  return new Date(Date.UTC(year!, number! - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The days of a month, YYYY-MM-DD, in weeks that begin on Monday; null before the first and after the last. */
export function listWeeks(month: string): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const days: (string | null)[] = Array.from({ length: (first.getUTCDay() + 6) % 7 }, () => null);
  for (const day = first; day.toISOString().startsWith(month); day.setUTCDate(day.getUTCDate() + 1))
    days.push(day.toISOString().slice(0, 10));
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const formatMonth = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

const formatTime = (at: string, timeZone: string): string =>
  new Date(at).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit", timeZone });

/** A month of what goes out: releases and newsletters, on the clock of the site. */
export function SchedulePageCalendar() {
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, 7));
  const { data, previousData, error, refetch } = useQuery(GoingOutDocument, {
    variables: { month },
    fetchPolicy: "cache-and-network",
  });
  const { retry } = useRetry(refetch);
  const titleId = useId();
  const shown = data ?? previousData;
  const entries = data?.goingOut ?? [];
  const timeZone = shown?.settings.timeZone ?? "UTC";
  return (
    <Section aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} aria-live="polite">
          {formatMonth(month)}
        </h2>
        <Button size="small" variant="outlined" onClick={() => setMonth(moveMonth(month, -1))}>
          Previous month
        </Button>
        <Button size="small" variant="outlined" onClick={() => setMonth(moveMonth(month, 1))}>
          Next month
        </Button>
      </header>
      {error ? (
        <ErrorState title="The calendar could not be loaded" text="Please try again." onRetry={retry} />
      ) : (
        <table aria-labelledby={titleId}>
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listWeeks(month).map((week, place) => (
              <tr key={place}>
                {week.map((day, at) => (
                  <Day
                    key={day ?? at}
                    day={day}
                    entries={entries.filter((entry) => entry.day === day)}
                    zone={timeZone}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && entries.length === 0 ? <p>Nothing goes out in this month.</p> : null}
    </Section>
  );
}

const kinds = { RELEASE: "Release", NEWSLETTER: "Newsletter" };

function Day({ day, entries, zone }: { day: string | null; entries: readonly Entry[]; zone: string }) {
  if (day === null) return <td data-blank />;
  return (
    <td data-filled={entries.length > 0}>
      <time dateTime={day}>{Number(day.slice(8))}</time>
      {entries.length > 0 ? (
        <ul>
          {entries.map(({ id, kind, title, at, isDone }) => (
            <li key={id}>
              <small>
                {formatTime(at, zone)} {kinds[kind]}
                {isDone ? ", done" : ""}
              </small>
              {kind === "NEWSLETTER" && !isDone ? (
                <Link to={adminPaths.newsletters({ edit: id })}>{title}</Link>
              ) : (
                title
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </td>
  );
}

const Section = styled("section")(({ theme }) => ({
  marginBottom: 36,
  "& header": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12, marginBottom: 12 },
  "& h2": { ...theme.typography.h2, marginRight: "auto" },
  "& table": { width: "100%", tableLayout: "fixed", borderCollapse: "collapse" },
  "& th": { ...theme.typography.body2, textAlign: "left", fontWeight: 550, padding: "4px 8px" },
  "& td": {
    height: 76,
    padding: "6px 8px",
    verticalAlign: "top",
    border: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: "anywhere",
    fontSize: "0.875rem",
  },
  "& time": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  "& ul": { listStyle: "none", margin: "4px 0 0", padding: 0, display: "grid", gap: 8 },
  "& small": { display: "block", fontSize: "0.75rem", color: theme.vars.palette.text.secondary },
  "& > p": { ...theme.typography.body2, marginTop: 10, color: theme.vars.palette.text.secondary },
  // A list of the days that have something.
  [theme.breakpoints.down("sm")]: {
    "& table, & tbody, & tr": { display: "block" },
    "& thead, & td[data-blank], & td[data-filled='false']": { display: "none" },
    "& td": { display: "block", height: "auto", marginBottom: -1 },
  },
}));
