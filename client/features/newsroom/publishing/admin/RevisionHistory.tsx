import { skipToken, useMutation, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { getErrorMessage } from "../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import {
  RestoreRevisionDocument,
  RevisionChangesDocument,
  RevisionsDocument,
  type RevisionsQuery,
} from "../../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../../admin/ConfirmDialog";
import { useToast } from "../../../../shared/toast/ToastContext";
import { ErrorState } from "../../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../../shared/ui/WaitNotice";
import { nameField, nameFields } from "./fieldNames";
import { publishedLists, type PublishableRecord } from "./publishable";
import { WordDiff } from "./WordDiff";

type Revision = RevisionsQuery["revisions"]["edges"][number]["node"];

const formatTime = (time: string): string =>
  new Date(time).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });

export interface RevisionHistoryProps {
  record: PublishableRecord;
  onDone: () => void;
}

/** The versions of a row: who saved what, the difference of two, and the way back. */
export function RevisionHistory({ record, onDone }: RevisionHistoryProps) {
  const { type, id } = record;
  const { data, error, refetch, fetchMore } = useQuery(RevisionsDocument, {
    variables: { type, id },
    fetchPolicy: "network-only",
  });
  const [toId, setToId] = useState<string>();
  const [fromId, setFromId] = useState<string>();
  if (error && !data)
    return <ErrorState text="The versions could not be loaded. Please try again." onRetry={() => void refetch()} />;
  if (!data) return <WaitNotice text="Loading..." />;
  const { edges, pageInfo } = data.revisions;
  const revisions = edges.map(({ node }) => node);
  const to = revisions.find((revision) => revision.id === toId) ?? revisions[0];
  const before = to && revisions[revisions.indexOf(to) + 1];
  const from = revisions.find((revision) => revision.id === fromId) ?? before;
  const more = () =>
    void fetchMore({
      variables: { after: pageInfo.endCursor },
      updateQuery: (former, { fetchMoreResult }) => ({
        revisions: {
          ...fetchMoreResult.revisions,
          edges: [...former.revisions.edges, ...fetchMoreResult.revisions.edges],
        },
      }),
    });
  return (
    <Columns>
      <div>
        <ol>
          {revisions.map((revision, place) => (
            <li key={revision.id}>
              <button
                type="button"
                aria-pressed={revision === to}
                onClick={() => {
                  setToId(revision.id);
                  setFromId(undefined);
                }}
              >
                <strong>{place === 0 ? "Current version" : formatTime(revision.createdAt)}</strong>
                <span>{describe(revision, place === 0)}</span>
              </button>
            </li>
          ))}
        </ol>
        {pageInfo.hasNextPage ? (
          <Button size="small" variant="outlined" onClick={more}>
            Show older versions
          </Button>
        ) : null}
      </div>
      {to ? (
        <div>
          <TextField
            select
            fullWidth
            size="small"
            label="Compare with"
            value={from?.id ?? ""}
            onChange={(event) => setFromId(event.target.value)}
          >
            {revisions
              .filter((revision) => revision !== to)
              .map((revision) => (
                <MenuItem key={revision.id} value={revision.id}>
                  {formatTime(revision.createdAt)} {revision.authorName && `by ${revision.authorName}`}
                </MenuItem>
              ))}
          </TextField>
          {from ? <Changes from={from} to={to} /> : <p>This is the first version.</p>}
          {to === revisions[0] ? null : <Restore record={record} revision={to} onDone={onDone} />}
        </div>
      ) : null}
    </Columns>
  );
}

const describe = ({ authorName, changedFields, createdAt }: Revision, isCurrent: boolean): string =>
  [isCurrent && formatTime(createdAt), authorName || "The server", nameFields(changedFields)]
    .filter(Boolean)
    .join(" · ");

/** The difference of two versions, the earlier one first. */
function Changes({ from, to }: { from: Revision; to: Revision }) {
  const [earlier, later] = Number(from.id) < Number(to.id) ? [from, to] : [to, from];
  const { data, error } = useQuery(
    RevisionChangesDocument,
    from === to ? skipToken : { variables: { fromId: earlier.id, toId: later.id } },
  );
  if (error)
    return <p role="alert">{getErrorMessage(error, "The versions could not be compared. Please try again.")}</p>;
  if (!data) return <WaitNotice text="Comparing..." />;
  if (data.revisionChanges.length === 0) return <p>These versions are the same.</p>;
  return (
    <dl>
      {data.revisionChanges.map(({ field, item, before, after }) => (
        <div key={`${field} ${item} ${before} ${after}`}>
          <dt>
            {nameField(field)}
            {item === null ? null : ` (${item})`}
          </dt>
          <dd>
            <WordDiff before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Restore({ record, revision, onDone }: { record: PublishableRecord; revision: Revision; onDone: () => void }) {
  const [asks, setAsks] = useState(false);
  const [restore, { loading }] = useMutation(RestoreRevisionDocument);
  const toast = useToast();
  const confirm = async () => {
    const { type, id, version } = record;
    try {
      await restore({
        variables: { input: { type, id, version, revisionId: revision.id } },
        update: (cache) => evictLists(cache, publishedLists),
      });
      toast({
        title: "Version restored",
        text: `“${record.title}” is as it was on ${formatTime(revision.createdAt)}.`,
      });
      onDone();
    } catch (error) {
      toast({ title: "The version was not restored", text: getErrorMessage(error), variant: "destructive" });
      setAsks(false);
    }
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsks(true)}>
        Restore this version
      </Button>
      <ConfirmDialog
        open={asks}
        title="Restore this version?"
        text={
          record.status === "PUBLISHED"
            ? "It is saved as a new version and published immediately. The current version stays in the history."
            : "It is saved as a new version. The current version stays in the history."
        }
        confirmLabel="Restore"
        busyLabel="Restoring..."
        busy={loading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 24,
  alignItems: "start",
  "& > div": { display: "grid", gap: 16, minWidth: 0, justifyItems: "start" },
  "& ol": { listStyle: "none", width: "100%" },
  "& li button": {
    ...theme.typography.body2,
    display: "grid",
    gap: 2,
    width: "100%",
    padding: "10px 12px",
    textAlign: "left",
    color: "inherit",
    background: "none",
    border: 0,
    borderLeft: "3px solid transparent",
    cursor: "pointer",
    "&[aria-pressed=true]": {
      borderLeftColor: theme.vars.palette.primary.main,
      background: theme.vars.palette.action.hover,
    },
    "& span": { color: theme.vars.palette.text.secondary },
    "& strong": { fontWeight: 550 },
  },
  "& p": theme.typography.body2,
  "& dl": { display: "grid", gap: 14, width: "100%" },
  "& dt": { ...theme.typography.subtitle2, "&::first-letter": { textTransform: "uppercase" } },
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(260px, 1fr) 2fr" },
}));
