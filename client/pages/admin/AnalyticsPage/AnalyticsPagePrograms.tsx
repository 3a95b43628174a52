import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { ProgramForm } from "../../../features/site/programs/admin/ProgramForm";
import { programKind } from "../../../features/site/programs/admin/programKind";
import { ProgramTable } from "../../../features/site/programs/admin/ProgramTable";
import {
  AffiliateProgramsDocument,
  type AffiliateProgramFieldsFragment,
  DeleteAffiliateProgramDocument,
} from "../../../graphql/generated/adminOperations";
import { AddIcon } from "../../../admin/adminIcons";
import { RecordLoader } from "../../../admin/record/RecordLoader";
import { useRecordAddress } from "../../../admin/record/useRecordAddress";
import { RemoveDialog } from "../../../admin/RemoveDialog";
import { useRetry } from "../../../shared/hooks/useRetry";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../shared/ui/WaitNotice";

/** The affiliate programs of the site, and their rules. */
export function AnalyticsPagePrograms() {
  const { data, error, refetch } = useQuery(AffiliateProgramsDocument, { fetchPolicy: "network-only" });
  const { busy, retry } = useRetry(refetch);
  const { address, open, close } = useRecordAddress();
  const [deleting, setDeleting] = useState<AffiliateProgramFieldsFragment | null>(null);
  const programs = data?.affiliatePrograms;
  if (error && !programs) return <ErrorState onRetry={retry} busy={busy} />;
  if (!programs) return <WaitNotice text="Loading programs..." />;
  return (
    <>
      <Row>
        <p>A link belongs to the program with the link&apos;s host, and follows that program&apos;s rules.</p>
        <Button startIcon={<AddIcon />} onClick={() => open("new")}>
          Add Program
        </Button>
      </Row>
      <ProgramTable programs={programs} onEdit={({ id }) => open("edit", id)} onDelete={setDeleting} />
      {address.kind === "new" ? <ProgramForm program={null} onClose={close} /> : null}
      {address.kind === "edit" ? (
        <RecordLoader
          title="Edit Affiliate Program"
          row={programs.find(({ id }) => id === address.id) ?? null}
          error={null}
          onRetry={retry}
          onClose={close}
        >
          {(program) => <ProgramForm key={program.id} program={program} onClose={close} />}
        </RecordLoader>
      ) : null}
      {deleting ? (
        <RemoveDialog
          document={DeleteAffiliateProgramDocument}
          variables={{ id: deleting.id }}
          lists={programKind.lists}
          title="Delete Affiliate Program"
          text={`Are you sure you want to delete "${deleting.name}"? Its links will use the site's redirect. Imported conversions stay.`}
          done={{ title: "Affiliate program deleted", text: deleting.name }}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </>
  );
}

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px 24px",
  marginBottom: 20,
  "& p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
