import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useApolloClient, useMutation } from "@apollo/client/react";
import {
  type ReplaceHostMutation,
  ReplaceHostDocument,
  type ReplaceHostInput,
} from "../../../../../graphql/generated/adminOperations";
import { BulkDialog } from "../../../../../admin/grid/bulk/BulkDialog";
import { useDebouncedValue } from "../../../../../shared/hooks/useDebouncedValue";
import { HostFields, type HostValues } from "./HostFields";
import { getErrorMessage, getFieldErrors } from "../../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { useUndo } from "../../../../../admin/graphql/useUndo";
import { plural } from "../../../../../shared/format/plural";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { listsWithLinks } from "../linkLists";

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

interface HostExamplesProps {
  examples: ReplaceHostMutation["replaceHost"]["examples"];
}

/** Some links before and after. */
function HostExamples({ examples }: HostExamplesProps) {
  if (examples.length === 0) return null;
  return (
    <ExampleList aria-label="Examples">
      {examples.map(({ title, before, after }) => (
        <li key={`${title} ${before}`}>
          <strong>{title}</strong>
          <del>{before}</del>
          <ins>{after}</ins>
        </li>
      ))}
    </ExampleList>
  );
}

const ExampleList = styled("ul")(({ theme }) => ({
  display: "grid",
  gap: 12,
  marginTop: 16,
  listStyle: "none",
  fontSize: "0.8125rem",
  "& li": { display: "grid", gap: 2, minWidth: 0, overflowWrap: "anywhere" },
  "& strong": { fontWeight: 550 },
  "& del": { color: theme.vars.palette.text.secondary, textDecoration: "none" },
  "& ins": { textDecoration: "none" },
  "& del::before": { content: '"Before: "' },
  "& ins::before": { content: '"After: "' },
}));

type HostChange = ReplaceHostMutation["replaceHost"];
type Hosts = Omit<ReplaceHostInput, "dryRun">;

/** Both throw errors with a message for the user. */
interface ReplaceHost {
  /** Counts the rows that would change, and returns examples. */
  preview: (hosts: Hosts) => Promise<HostChange>;
  /** Replaces the host and offers one Undo. */
  replace: (hosts: Hosts) => Promise<void>;
}

function useReplaceHost(): ReplaceHost {
  const toast = useToast();
  const { cache } = useApolloClient();
  const undo = useUndo(listsWithLinks);
  const [mutate] = useMutation(ReplaceHostDocument);
  const send = async (input: ReplaceHostInput): Promise<HostChange> => {
    try {
      const { data } = await mutate({ variables: { input } });
      if (!data) throw new Error("The server sent no data.");
      return data.replaceHost;
    } catch (error) {
      const [message = getErrorMessage(error)] = Object.values(getFieldErrors(error));
      throw new Error(message, { cause: error });
    }
  };
  return {
    preview: (hosts) => send({ ...hosts, dryRun: true }),
    replace: async (hosts) => {
      const { changed, undoId } = await send({ ...hosts, dryRun: false });
      evictLists(cache, listsWithLinks);
      toast({
        title: "Host replaced",
        text: `${plural(changed, "row has", "rows have")} the new address`,
        ...undo(undoId),
      });
    },
  };
}
