import { useMutation } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { type RefObject, useRef, useState } from "react";
import { NewsletterForm } from "../../../features/readers/mailings/newsletters/admin/NewsletterForm";
import { newsletterKind } from "../../../features/readers/mailings/newsletters/admin/newsletterKind";
import type { ScrollAnchor } from "../../../features/content/blog/admin/markdown/useScrollAnchor";
import {
  AdminNewslettersDocument,
  DeleteNewsletterDocument,
  type NewsletterRowFragment,
  type NewsletterStatus,
  UnscheduleNewsletterDocument,
} from "../../../graphql/generated/adminOperations";
import { evictLists } from "../../../admin/graphql/cacheChanges";
import { useAttempt } from "../../../admin/graphql/useAttempt";
import { gridPage, useAdminList } from "../../../admin/graphql/useAdminList";
import { AddIcon, CopyIcon, DeleteIcon, EditIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import { GridSelect } from "../../../admin/grid/GridSelect";
import type { RowAction } from "../../../admin/grid/gridTypes";
import { type SortOption, useGridState } from "../../../admin/grid/useGridState";
import { KindDialogs } from "../../../admin/kind/KindDialogs";
import { useRecordAddress } from "../../../admin/record/useRecordAddress";
import { RemoveDialog } from "../../../admin/RemoveDialog";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { useToast } from "../../../shared/toast/ToastContext";
import { ArticleContent } from "../articleContentSlot";
import { newsletterColumns, newsletterStates } from "./newsletterColumns";
import { NewslettersPageSchedule } from "./NewslettersPageSchedule";

const sorts: readonly SortOption<"NEWEST">[] = [{ value: "NEWEST", label: "Newest", naturally: "desc" }];

const states = Object.entries(newsletterStates).map(([value, label]) => ({ value, label }));

const parseState = (text: string): NewsletterStatus | null =>
  (Object.keys(newsletterStates) as NewsletterStatus[]).find((state) => state === text) ?? null;

const lists = ["newsletters", "goingOut"];

/** Newsletters: what was sent with its figures, what waits, and drafts. */
export function NewslettersPage() {
  const state = useGridState<"NEWEST", "state">({ sorts, filters: ["state"] });
  const status = parseState(state.filters.state);
  const { sort: _sort, ...page } = state.variables;
  const list = useAdminList(AdminNewslettersDocument, { ...page, status });
  const control = useRecordAddress();
  const place = useRef<ScrollAnchor | null>(null);
  const [scheduling, setScheduling] = useState<NewsletterRowFragment | null>(null);
  const [deleting, setDeleting] = useState<NewsletterRowFragment | null>(null);
  const unschedule = useUnschedule();
  const rowActions = (row: NewsletterRowFragment): RowAction[] => [
    ...(isOpen(row)
      ? [
          { label: "Edit", icon: <EditIcon />, onClick: () => control.open("edit", row.id) },
          {
            label: row.status === "DRAFT" ? "Schedule" : "Change time",
            icon: <EditIcon />,
            onClick: () => setScheduling(row),
          },
        ]
      : []),
    { label: "Duplicate", icon: <CopyIcon />, onClick: () => control.open("copy", row.id) },
    ...(row.status === "SCHEDULED"
      ? [{ label: "Cancel sending", icon: <DeleteIcon />, onClick: () => void unschedule(row) }]
      : []),
    ...(isOpen(row) ? [{ label: "Delete", icon: <DeleteIcon />, danger: true, onClick: () => setDeleting(row) }] : []),
  ];
  return (
    <>
      <ScreenHeader
        title="Newsletters"
        text="Bounced includes mails that could not be sent. Shop clicks are counted without bots; nothing counts who opens a mail. Left are readers who left within 7 days."
        actions={
          <Button startIcon={<AddIcon />} onClick={() => control.open("new")}>
            Write newsletter
          </Button>
        }
      />
      <AdminGrid
        noun={["newsletter", "newsletters"]}
        state={state}
        columns={newsletterColumns(list.data?.settings.timeZone)}
        {...gridPage(list, list.data?.newsletters)}
        emptyText="No newsletters yet"
        filters={
          <GridSelect
            label="State"
            allLabel="All states"
            value={status ?? ""}
            options={states}
            onChange={(value) => state.setFilter("state", value)}
          />
        }
        rowActions={rowActions}
        onOpen={(row) => control.open(isOpen(row) ? "edit" : "copy", row.id)}
        rowHeight={72}
      />
      <KindDialogs kind={newsletterKind} control={control}>
        {(opened) => <NewsletterForm {...opened} contentField={<NewsletterContent place={place} />} />}
      </KindDialogs>
      {scheduling ? <NewslettersPageSchedule newsletter={scheduling} onClose={() => setScheduling(null)} /> : null}
      {deleting ? <DeleteNewsletter newsletter={deleting} onClose={() => setDeleting(null)} /> : null}
    </>
  );
}

/** Whether it can still be changed. */
const isOpen = ({ status }: NewsletterRowFragment): boolean => status === "DRAFT" || status === "SCHEDULED";

const NewsletterContent = ({ place }: { place: RefObject<ScrollAnchor | null> }) => (
  <ArticleContent label="Text" place={place} />
);

function useUnschedule() {
  const toast = useToast();
  const attempt = useAttempt();
  const [run] = useMutation(UnscheduleNewsletterDocument, { update: (cache) => evictLists(cache, lists) });
  return async ({ id, subject }: NewsletterRowFragment): Promise<void> => {
    if (await attempt(() => run({ variables: { input: { id } } })))
      toast({ title: "Sending canceled", text: `“${subject}” is a draft again.` });
  };
}

function DeleteNewsletter({ newsletter, onClose }: { newsletter: NewsletterRowFragment; onClose: () => void }) {
  return (
    <RemoveDialog
      document={DeleteNewsletterDocument}
      variables={{ input: { id: newsletter.id } }}
      row={{ __typename: "Newsletter", id: newsletter.id }}
      lists={["goingOut"]}
      title="Delete Newsletter"
      text={`Are you sure you want to delete “${newsletter.subject}”? It is permanently deleted and cannot be restored.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      done={{ title: "Newsletter deleted", text: `“${newsletter.subject}” is not sent.` }}
      onClose={onClose}
    />
  );
}
