import { useMutation, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { Link } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { StatPart } from "../../../admin/figures/StatPart";
import { type StatColumn, StatTable } from "../../../admin/figures/StatTable";
import { useAttempt } from "../../../admin/graphql/useAttempt";
import { useHasRole } from "../../../admin/role/accountContext";
import {
  MailHealthDocument,
  type MailHealthFieldsFragment,
  PauseMailsDocument,
  ResumeMailsDocument,
} from "../../../graphql/generated/adminOperations";
import { useRetry } from "../../../shared/hooks/useRetry";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../shared/ui/WaitNotice";
import { MailServerNotice } from "./MailServerNotice";

type Domain = MailHealthFieldsFragment["domains"][number];

const columns: readonly StatColumn<Domain>[] = [
  {
    label: "Domain",
    render: ({ domain }) => <Link to={adminPaths.outbox({ search: `@${domain}` })}>{domain}</Link>,
  },
  { label: "Waiting", render: ({ waiting }) => waiting, figure: true },
  { label: "Failed", render: ({ failed }) => failed, figure: true },
  { label: "Bounced", render: ({ bounced }) => bounced, figure: true },
  { label: "Last reply", render: ({ problem }) => problem },
];

/** Whether mails go out, where they do not arrive, and the switch that lets them wait. */
export function OutboxPageDelivery() {
  const { data, error, refetch } = useQuery(MailHealthDocument, { fetchPolicy: "cache-and-network" });
  const { busy, retry } = useRetry(refetch);
  if (error && !data) return <ErrorState onRetry={retry} busy={busy} />;
  if (!data) return <WaitNotice text="Loading the delivery of mails..." />;
  const { mailHealth: health } = data;
  const waiting = `${health.waiting.toLocaleString("en-US")} ${health.waiting === 1 ? "mail waits" : "mails wait"}.`;
  return (
    <div style={{ display: "grid", gap: 32 }}>
      <MailServerNotice health={health} />
      <StatPart title="Sending" text={waiting} action={<SendingSwitch isPaused={health.pausedAt !== null} />}>
        {null}
      </StatPart>
      <StatPart title="Problems by domain" text="Mails of the last 7 days that did not arrive. At most 20 domains.">
        <StatTable
          label="Problems by domain"
          columns={columns}
          rows={health.domains}
          getKey={({ domain }) => domain}
          emptyText="No mail of the last 7 days has a problem."
        />
      </StatPart>
    </div>
  );
}

/** For administrators, because the mails of accounts wait, too. */
function SendingSwitch({ isPaused }: { isPaused: boolean }) {
  const [change, { loading }] = useMutation(isPaused ? ResumeMailsDocument : PauseMailsDocument);
  const attempt = useAttempt();
  if (!useHasRole("admin")) return null;
  return (
    <Button disabled={loading} onClick={() => void attempt(() => change(), "The sending did not change")}>
      {isPaused ? "Resume sending" : "Pause sending"}
    </Button>
  );
}
