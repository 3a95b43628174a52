import { useState } from "react";
import type { ReplaceHostMutation } from "../../../../graphql/generated/adminOperations";
import { BulkDialog } from "../../../../shared/admin/grid/bulk/BulkDialog";
import { useDebouncedValue } from "../../../../shared/hooks/useDebouncedValue";
import { HostExamples } from "./HostExamples";
import { HostFields, type HostValues } from "./HostFields";
import { useReplaceHost } from "./useReplaceHost";

export interface ReplaceHostDialogProps {
  /** Only these links; null for all. */
  linkIds: readonly string[] | null;
  /** The present host, unless the user chooses another one. */
  host: string;
  /** Called after the change. */
  onDone: () => void;
  onClose: () => void;
}

const typingPause = 300;
const noun = ["row", "rows"] as const;

/** Moves links to another host, for a retailer with a new domain: the hosts, a preview, and one Undo. */
export function ReplaceHostDialog({ linkIds, host, onDone, onClose }: ReplaceHostDialogProps) {
  const [values, setValues] = useState<HostValues>({ retailer: "", from: host, to: "" });
  const [examples, setExamples] = useState<ReplaceHostMutation["replaceHost"]["examples"]>([]);
  const { preview, replace } = useReplaceHost();
  const to = values.to.trim();
  const settled = useDebouncedValue(to, typingPause);
  const hosts = {
    from: values.from,
    to,
    retailer: values.retailer || null,
    linkIds: linkIds && [...linkIds],
  };
  const isComplete = values.from !== "" && to !== "" && settled === to;
  const whose = values.retailer === "" ? "" : ` of ${values.retailer}`;
  return (
    <BulkDialog
      title="Replace host"
      noun={noun}
      consequence={isComplete ? `with links${whose} to ${values.from} will link to ${to}` : null}
      count={async () => {
        const counted = await preview(hosts);
        setExamples(counted.examples);
        return counted.changed;
      }}
      run={async () => {
        await replace(hosts);
        onDone();
      }}
      confirmLabel="Replace"
      busyLabel="Replacing..."
      maxWidth={640}
      preview={<HostExamples examples={examples} />}
      onClose={onClose}
    >
      <HostFields values={values} onChange={setValues} isSelection={linkIds !== null} />
    </BulkDialog>
  );
}
