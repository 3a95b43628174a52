import { styled } from "@mui/material/styles";
import { format, isSameDay, subDays } from "date-fns";
import { Link } from "react-router-dom";
import { useState } from "react";
import { adminPaths } from "../../../../../site/addresses";
import type { ActivityEntryFragment } from "../../../../graphql/generated/adminOperations";
import { VisuallyHidden } from "../../../../shared/ui/VisuallyHidden";
import { SentenceText } from "./SentenceText";
import { plural } from "../../../../shared/format/plural";
import { ChangedField, type Changed } from "./ChangedField";
import { fieldLabel } from "./fieldLabel";

interface Dated {
  createdAt: string;
}

interface ActivityDay<Entry> {
  /** "Today", "Yesterday", "Friday, Nov 21, 2025" */
  label: string;
  entries: Entry[];
}

const getDayLabel = (day: Date, now: Date): string => {
  if (isSameDay(day, now)) return "Today";
  if (isSameDay(day, subDays(now, 1))) return "Yesterday";
  return format(day, "EEEE, MMM dd, yyyy");
};

/** Groups entries by day in the reader's time zone, in their order. */
export function activityDays<Entry extends Dated>(entries: readonly Entry[], now: Date): ActivityDay<Entry>[] {
  const days: ActivityDay<Entry>[] = [];
  for (const entry of entries) {
    const label = getDayLabel(new Date(entry.createdAt), now);
    const last = days.at(-1);
    if (last?.label === label) last.entries.push(entry);
    else days.push({ label, entries: [entry] });
  }
  return days;
}

export interface ActivityListProps {
  entries: readonly ActivityEntryFragment[];
  /** The list is filtered to one row, so entries have no such filter link. */
  ofOneRow: boolean;
  busy: boolean;
}

/** The activity log, grouped by day. */
export function ActivityList({ entries, ofOneRow, busy }: ActivityListProps) {
  return (
    <Days aria-busy={busy}>
      {activityDays(entries, new Date()).map(({ label, entries: ofDay }) => (
        <section key={label} aria-label={label}>
          <h2>{label}</h2>
          <ol>
            {ofDay.map((entry) => (
              <li key={entry.id}>
                <time dateTime={entry.createdAt}>{format(new Date(entry.createdAt), "h:mm a")}</time>
                <div>
                  <p>
                    <SentenceText entry={entry} />
                  </p>
                  {/* The sentence already contains a term's previous name. */}
                  {entry.entityType === "term" || entry.action === "changeRole" ? null : (
                    <EntryChanges changes={entry.changes} />
                  )}
                </div>
                {entry.entityId && !ofOneRow ? (
                  <Link to={adminPaths.activity({ entity: entry.entityId })}>
                    History<VisuallyHidden> of {entry.title || "this"}</VisuallyHidden>
                  </Link>
                ) : null}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Days>
  );
}

const Days = styled("div")(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  "& h2": { ...theme.typography.h4, padding: "22px 0 8px" },
  "& ol": { listStyle: "none", borderBottom: `1px solid ${theme.vars.palette.divider}` },
  "& li": {
    display: "grid",
    gridTemplateColumns: "5.5rem minmax(0, 1fr) auto",
    gap: "0 16px",
    paddingBlock: 9,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontSize: "0.9375rem",
  },
  "& li > time": {
    fontSize: "0.875rem",
    lineHeight: "1.65rem",
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: "lining-nums tabular-nums",
  },
  "& p": { overflowWrap: "anywhere" },
  "& strong, & b": { fontWeight: 550 },
  "& a": { textUnderlineOffset: "0.25em", textDecorationThickness: 1 },
  "& li > a": {
    fontSize: "0.875rem",
    lineHeight: "1.65rem",
    color: theme.vars.palette.text.secondary,
    textDecoration: "none",
    "&:hover, &:focus-visible": { color: theme.vars.palette.text.primary, textDecoration: "underline" },
  },
  [theme.breakpoints.down("sm")]: {
    "& li": { gridTemplateColumns: "minmax(0, 1fr) auto" },
    "& li > div": { gridArea: "2 / 1 / auto / -1" },
  },
}));

/** Number of fields listed before the diff is opened. */
const maxNamed = 4;

const summarizeChanges = (changes: readonly Changed[]): string => {
  const names = changes.slice(0, maxNamed).map(({ field }) => fieldLabel(field));
  const more = changes.length > maxNamed ? " and more" : "";
  return `${plural(changes.length, "field")}: ${names.join(", ")}${more}`;
};

/** The changes of an edit; diffs of long text open on demand. */
function EntryChanges({ changes }: { changes: readonly Changed[] }) {
  const [open, setOpen] = useState(false);
  if (changes.length === 0) return null;
  return (
    <Fold onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summarizeChanges(changes)}</summary>
      {open ? (
        <dl>
          {changes.map((change) => (
            <ChangedField key={change.field} {...change} />
          ))}
        </dl>
      ) : null}
    </Fold>
  );
}

const Fold = styled("details")(({ theme }) => ({
  fontSize: "0.875rem",
  "& summary": {
    width: "fit-content",
    paddingBlock: 4,
    cursor: "pointer",
    color: theme.vars.palette.text.secondary,
    "&:hover": { color: theme.vars.palette.text.primary },
  },
  "& dl": { margin: "6px 0 4px", borderBottom: `1px solid ${theme.vars.palette.divider}` },
}));
