import Button from "@mui/material/Button";
import { useState } from "react";
import type { PublishableType } from "../../../../graphql/generated/adminOperations";
import { BulkScheduleDialog } from "./BulkScheduleDialog";
import { BulkStatusDialog } from "./BulkStatusDialog";
import type { BulkStatusRows } from "./useBulkStatus";

const actions = [
  ["PUBLISHED", "Publish"],
  ["SCHEDULED", "Schedule"],
  ["DRAFT", "Take offline"],
] as const;

/** The buttons that publish, schedule or hide the selected rows. Only editors can select rows. */
export function BulkStatusButtons<Type extends PublishableType>(rows: BulkStatusRows<Type>) {
  const [status, setStatus] = useState<(typeof actions)[number][0] | null>(null);
  const onClose = () => setStatus(null);
  return (
    <>
      {actions.map(([value, label]) => (
        <Button key={value} size="small" variant="outlined" onClick={() => setStatus(value)}>
          {label}
        </Button>
      ))}
      {status === "SCHEDULED" ? <BulkScheduleDialog rows={rows} onClose={onClose} /> : null}
      {status === "PUBLISHED" || status === "DRAFT" ? (
        <BulkStatusDialog rows={rows} status={status} onClose={onClose} />
      ) : null}
    </>
  );
}
