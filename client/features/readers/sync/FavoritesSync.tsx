import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import { useToast } from "../../../shared/toast/ToastContext";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { canEncrypt } from "./listCrypto";
import { SyncJoinForm } from "./SyncJoinForm";
import { SyncSettings } from "./SyncSettings";
import { startList } from "./syncActions";
import { problemTexts } from "./syncProblem";
import type { SyncProblem } from "./syncRecord";
import { useSync, type Sync } from "./useSync";

const about =
  "Your favorites and what you follow on all your devices, without an account. The server keeps an encrypted list that only your code can open.";
const cannotEncrypt = "This browser cannot encrypt the list here. Open the site over https in a current browser.";

/** The section of the favorites page that connects devices. */
export function FavoritesSync() {
  const sync = useSync();
  const { record } = sync;
  const [isCodeShown, setCodeShown] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const isSyncing = record !== null && record.problem !== "ended";
  const wasSyncing = useRef(isSyncing);
  useEffect(() => {
    // What was pressed is gone.
    if (isSyncing !== wasSyncing.current && document.activeElement === document.body) title.current?.focus();
    wasSyncing.current = isSyncing;
  }, [isSyncing]);
  return (
    <Frame aria-labelledby="sync-title">
      <h2 id="sync-title" ref={title} tabIndex={-1}>
        On another device
      </h2>
      <p>{about}</p>
      {isSyncing ? (
        <SyncSettings {...sync} record={record} isCodeShown={isCodeShown} onShowCode={setCodeShown} />
      ) : canEncrypt() ? (
        <Start {...sync} onStart={() => setCodeShown(true)} />
      ) : (
        <p data-problem>{cannotEncrypt}</p>
      )}
    </Frame>
  );
}

/** Two ways in: a new code, or one that another device shows. */
function Start({ record, run, isBusy, onStart }: Sync & { onStart: () => void }) {
  const toast = useToast();
  const [isJoining, setJoining] = useState(false);
  const [problem, setProblem] = useState<SyncProblem | null>(record?.problem ?? null);
  const start = async () => {
    onStart();
    setProblem(await run(startList));
  };
  if (isJoining) {
    return (
      <SyncJoinForm
        run={run}
        isBusy={isBusy}
        onJoined={() => toast({ title: "List joined", text: "Your favorites here were kept and merged." })}
        onCancel={() => setJoining(false)}
      />
    );
  }
  return (
    <>
      {problem ? (
        <p role="alert" data-problem>
          {problemTexts[problem]}
        </p>
      ) : null}
      <Cluster>
        <Button variant="contained" disabled={isBusy} onClick={() => void start()}>
          {isBusy ? "Encrypting..." : "Sync this list"}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => setJoining(true)}>
          I have a code
        </Button>
      </Cluster>
    </>
  );
}

const Frame = styled("section")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
  marginTop: "clamp(3rem, 2.4rem + 2.6vw, 5rem)",
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  "& h2": { ...theme.typography.h2, "&:focus": { outline: "none" } },
  "& > p": { ...theme.typography.body2, maxWidth: "62ch", color: theme.vars.palette.text.secondary },
  "& p[data-problem]:not([data-problem='false'])": { color: theme.vars.palette.error.main },
}));
