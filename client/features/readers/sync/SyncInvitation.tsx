import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import { useToast } from "../../../shared/toast/ToastContext";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { joinProblem } from "./SyncJoinForm";
import { joinList } from "./syncActions";
import { useSync } from "./useSync";

export interface SyncInvitationProps {
  code: string;
  onClose: () => void;
}

/** Asks whether to join the list of an address. */
export function SyncInvitation({ code, onClose }: SyncInvitationProps) {
  const { record, run, isBusy } = useSync();
  const toast = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isMember = record?.code === code && record.problem !== "ended";
  const join = async () => {
    const failure = await run((server) => joinList(server, code));
    if (failure) return setProblem(joinProblem(failure));
    toast({ title: "List joined", text: "Your favorites here were kept and merged." });
    return onClose();
  };
  return (
    <Box aria-labelledby="invitation-title">
      <h2 id="invitation-title" ref={title} tabIndex={-1}>
        {isMember ? "This device syncs this list already" : "Join this list?"}
      </h2>
      {isMember ? null : (
        <p>
          Your favorites here are kept and merged.
          {record ? " This device then syncs with this list instead of its current one." : null}
        </p>
      )}
      {problem ? (
        <p role="alert" data-problem>
          {problem}
        </p>
      ) : null}
      <Cluster>
        {isMember ? null : (
          <Button variant="contained" disabled={isBusy} onClick={() => void join()}>
            {isBusy ? "Joining..." : "Join the list"}
          </Button>
        )}
        <Button variant="text" onClick={onClose}>
          {isMember ? "Close" : "Not now"}
        </Button>
      </Cluster>
    </Box>
  );
}

const Box = styled("section")(({ theme }) => ({
  display: "grid",
  gap: 12,
  marginBottom: 28,
  padding: "20px 24px 24px",
  borderLeft: `2px solid ${theme.vars.palette.text.primary}`,
  background: theme.vars.editorial.accentWash,
  "& h2": { ...theme.typography.h3, "&:focus": { outline: "none" } },
  "& p": { ...theme.typography.body2, maxWidth: "62ch" },
  "& p[data-problem]": { color: theme.vars.palette.error.main },
}));
