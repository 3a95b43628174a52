import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { MailDialog } from "../../../features/site/mail/admin/MailDialog";
import { mailColumns } from "../../../features/site/mail/admin/mailColumns";
import { canRetry, mailStatuses } from "../../../features/site/mail/admin/mailWords";
import { gridPage, useAdminList } from "../../../admin/graphql/useAdminList";
import { useAttempt } from "../../../admin/graphql/useAttempt";
import {
  AdminMailsDocument,
  type MailRowFragment,
  type MailStatus,
  RetryMailDocument,
} from "../../../graphql/generated/adminOperations";
import { RefreshIcon, ViewIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import { GridSelect } from "../../../admin/grid/GridSelect";
import type { RowAction } from "../../../admin/grid/gridTypes";
import { onlyOrder, useGridState } from "../../../admin/grid/useGridState";
import { StateNotice } from "../../../admin/StateNotice";
import { MailServerNotice } from "./MailServerNotice";
import { useToast } from "../../../shared/toast/ToastContext";

const statuses = Object.entries(mailStatuses).map(([value, { label }]) => ({ value: value as MailStatus, label }));

/** The mails, newest first. */
export function OutboxPageMails() {
  const state = useGridState<string, "status">({ sorts: onlyOrder, filters: ["status"] });
  const status = statuses.find(({ value }) => value === state.filters.status)?.value ?? null;
  const { first, after, last, before, reverse } = state.variables;
  const variables = { first, after, last, before, reverse, status, search: state.search || null };
  const list = useAdminList(AdminMailsDocument, variables);
  const { mails, sendsMail, mailHealth } = list.data ?? {};
  const [opened, setOpened] = useState<MailRowFragment | null>(null);
  const [retry] = useMutation(RetryMailDocument);
  const attempt = useAttempt();
  const toast = useToast();
  const sendAgain = async ({ id, recipient }: MailRowFragment) => {
    const isQueued = await attempt(() => retry({ variables: { input: { id } } }), "The mail was not sent again");
    if (!isQueued) return;
    setOpened(null);
    toast({ title: "The mail is sent again", text: recipient });
  };
  const rowActions = (mail: MailRowFragment): RowAction[] => [
    { label: "Open", icon: <ViewIcon />, onClick: () => setOpened(mail) },
    ...(sendsMail && canRetry(mail.status)
      ? [{ label: "Send again", icon: <RefreshIcon />, onClick: () => void sendAgain(mail) }]
      : []),
  ];
  return (
    <>
      {sendsMail === false ? (
        <div style={{ marginBottom: 20 }}>
          <StateNotice kind="info" title="This site has no mail server">
            Mails are kept here and sent to nobody. Set SMTP_URL and MAIL_FROM to send them.
          </StateNotice>
        </div>
      ) : null}
      {mailHealth?.pausedAt || mailHealth?.failingSince ? (
        <div style={{ marginBottom: 20 }}>
          <MailServerNotice health={mailHealth} />
        </div>
      ) : null}
      <AdminGrid
        noun={["mail", "mails"]}
        state={state}
        columns={mailColumns}
        {...gridPage(list, mails)}
        emptyText="There are no mails"
        onOpen={setOpened}
        search={{ label: "Search mails", placeholder: "Search recipients and subjects..." }}
        filters={
          <GridSelect
            label="Status"
            allLabel="All statuses"
            value={status ?? ""}
            options={statuses}
            onChange={(value) => state.setFilter("status", value)}
          />
        }
        rowActions={rowActions}
        rowHeight={52}
      />
      {opened ? (
        <MailDialog
          mail={opened}
          onRetry={sendsMail ? () => void sendAgain(opened) : null}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}
