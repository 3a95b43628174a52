import { styled } from "@mui/material/styles";
import type { FeedRunStateFragment } from "../../../../../graphql/generated/adminOperations";
import { StateMark } from "../../../../../admin/StateMark";
import { dateTime } from "../../../../../shared/format/dateTime";
import { runState } from "../feedRunStates";

/** The last runs of a feed, newest first. */
export function RunHistory({ runs }: { runs: readonly FeedRunStateFragment[] }) {
  return (
    <List aria-label="Runs">
      {runs.map((run) => {
        const { text, tone } = runState(run);
        return (
          <li key={run.id}>
            <p>
              <time dateTime={run.createdAt}>{dateTime(run.createdAt)}</time> <StateMark tone={tone}>{text}</StateMark>
            </p>
            <small>{[run.actorName || "By night", run.message].filter(Boolean).join(". ")}</small>
          </li>
        );
      })}
    </List>
  );
}

const List = styled("ul")(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": { padding: "10px 0", borderBottom: `1px solid ${theme.vars.palette.divider}`, overflowWrap: "anywhere" },
  "& li:first-of-type": { paddingTop: 0 },
  "& time": { marginRight: 8, fontVariantNumeric: "tabular-nums" },
  "& small": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
}));
