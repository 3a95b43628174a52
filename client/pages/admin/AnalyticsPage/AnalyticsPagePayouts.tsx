import { useQuery } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { PanelDialog } from "../../../admin/PanelDialog";
import { StatPart } from "../../../admin/figures/StatPart";
import { RemoveDialog } from "../../../admin/RemoveDialog";
import { useHasRole } from "../../../admin/role/accountContext";
import { ScreenPart } from "../../../admin/ScreenPart";
import { SaleLinesDialog } from "../../../features/money/earnings/admin/SaleLinesDialog";
import { ExpectedTable } from "../../../features/money/sales/admin/payouts/ExpectedTable";
import { PayoutForm, payoutLists } from "../../../features/money/sales/admin/payouts/PayoutForm";
import { PayoutTable } from "../../../features/money/sales/admin/payouts/PayoutTable";
import { periodText } from "../../../features/money/sales/admin/payouts/payoutText";
import {
  AffiliateProgramsDocument,
  DeletePayoutDocument,
  type PayoutRowFragment,
  PayoutsDocument,
} from "../../../graphql/generated/adminOperations";
import { useRetry } from "../../../shared/hooks/useRetry";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../shared/ui/WaitNotice";

/** What the networks paid, compared with what their reports approved. */
export function AnalyticsPagePayouts() {
  const isAdmin = useHasRole("admin");
  const { data, error, refetch } = useQuery(PayoutsDocument, { fetchPolicy: "cache-and-network" });
  const { busy, retry } = useRetry(refetch);
  const [explained, setExplained] = useState<PayoutRowFragment | null>(null);
  const [editing, setEditing] = useState<PayoutRowFragment | null>(null);
  const [deleting, setDeleting] = useState<PayoutRowFragment | null>(null);
  return (
    <>
      {isAdmin ? <AnalyticsPagePayoutForm /> : null}
      <Parts>
        <StatPart title="Payouts" text="The last 100. A corrected report is compared again.">
          {error && !data ? <ErrorState onRetry={retry} busy={busy} /> : null}
          {!error && !data ? <WaitNotice text="Loading payouts..." /> : null}
          {data ? (
            <PayoutTable
              payouts={data.payouts}
              onExplain={setExplained}
              changes={isAdmin ? { onEdit: setEditing, onDelete: setDeleting } : undefined}
            />
          ) : null}
        </StatPart>
        {data ? (
          <StatPart
            title="Expected and paid"
            text="Sales of the last twelve months. A program decides about them within its validation days."
          >
            <ExpectedTable rows={data.expectedPayouts} />
          </StatPart>
        ) : null}
      </Parts>
      {explained ? (
        <SaleLinesDialog
          title={explained.program}
          by="PROGRAM"
          range={explained}
          rowKey={explained.program}
          onClose={() => setExplained(null)}
        />
      ) : null}
      {editing ? (
        <PanelDialog title={`Edit Payout of ${editing.program}`} onClose={() => setEditing(null)}>
          <PayoutForm programs={[]} payout={editing} onSaved={() => setEditing(null)} />
        </PanelDialog>
      ) : null}
      {deleting ? (
        <RemoveDialog
          document={DeletePayoutDocument}
          variables={{ input: { id: deleting.id } }}
          lists={payoutLists}
          title="Delete Payout"
          text={`Are you sure you want to delete the payout of ${deleting.program} for ${periodText(deleting)}? Sales that only this payout marked as paid become approved again.`}
          done={{ title: "Payout deleted", text: deleting.program }}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </>
  );
}

const Parts = styled("div")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 40 });

/** The form, for the programs of the site. */
function AnalyticsPagePayoutForm() {
  const { data, error, refetch } = useQuery(AffiliateProgramsDocument, { fetchPolicy: "cache-and-network" });
  const { busy, retry } = useRetry(refetch);
  const programs = data?.affiliatePrograms;
  return (
    <ScreenPart
      title="Record a payout"
      text="If it equals what the reports approved, its sales become paid. Otherwise the difference stays visible."
    >
      {error && !programs ? <ErrorState onRetry={retry} busy={busy} /> : null}
      {!error && !programs ? <WaitNotice text="Loading programs..." /> : null}
      {programs?.length === 0 ? (
        <p>
          Add the program that paid first, under{" "}
          <Link to={adminPaths.analytics({ tab: "programs" })}>Affiliate programs</Link>.
        </p>
      ) : null}
      {programs && programs.length > 0 ? <PayoutForm programs={programs} /> : null}
    </ScreenPart>
  );
}
