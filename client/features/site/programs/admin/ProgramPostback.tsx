import { useMutation, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { ConfirmDialog } from "../../../../admin/ConfirmDialog";
import { FieldGroup } from "../../../../admin/form/FormGrid";
import { getErrorMessage } from "../../../../admin/graphql/adminErrors";
import { useAttempt } from "../../../../admin/graphql/useAttempt";
import { SecretDialog } from "../../../../admin/SecretDialog";
import {
  CreatePostbackSecretDocument,
  PostbackDocument,
  RevokePostbackSecretDocument,
} from "../../../../graphql/generated/adminOperations";
import { dateTime } from "../../../../shared/format/dateTime";
import { useRetry } from "../../../../shared/hooks/useRetry";
import { ErrorState } from "../../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../../shared/ui/WaitNotice";

const signing =
  "The shop adds “signature” as the last parameter: the HMAC-SHA256 of the query before it, in hex, with the secret as its key.";

/** Where a program without a network reports its sales itself, and its secret. */
export function ProgramPostback({ programId }: { programId: string }) {
  const { data, error, refetch } = useQuery(PostbackDocument, {
    variables: { programId },
    fetchPolicy: "cache-and-network",
  });
  const { busy, retry } = useRetry(refetch);
  const postback = data?.postback;
  return (
    <FieldGroup style={{ marginTop: 18 }}>
      <legend>Postback</legend>
      {error && !postback ? <ErrorState text={getErrorMessage(error)} onRetry={retry} busy={busy} /> : null}
      {!error && !postback ? <WaitNotice text="Loading..." /> : null}
      {postback ? (
        <Content>
          <TextField
            fullWidth
            size="small"
            label="Address for the shop"
            value={`${window.location.origin}${postback.path}`}
            slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
            onFocus={(event) => event.target.select()}
          />
          <p>The shop can report each sale here. {signing}</p>
          <PostbackSecret programId={programId} since={postback.secretCreatedAt} />
        </Content>
      ) : null}
    </FieldGroup>
  );
}

interface PostbackSecretProps {
  programId: string;
  /** When the secret was created; null without one. */
  since: string | null;
}

const questions = {
  replace: {
    title: "Replace Secret",
    text: "The program gets a new secret. Postbacks signed with the former one are refused at once.",
    confirmLabel: "Replace",
    busyLabel: "Replacing...",
  },
  revoke: {
    title: "Revoke Secret",
    text: "The address is closed at once. Sales that the shop already reported stay.",
    confirmLabel: "Revoke",
    busyLabel: "Revoking...",
  },
} as const;

function PostbackSecret({ programId, since }: PostbackSecretProps) {
  const [asking, setAsking] = useState<keyof typeof questions | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const options = { variables: { input: { id: programId } } };
  const [create, creation] = useMutation(CreatePostbackSecretDocument, {
    ...options,
    refetchQueries: [PostbackDocument],
  });
  const [revoke, revocation] = useMutation(RevokePostbackSecretDocument, options);
  const attempt = useAttempt();
  const busy = creation.loading || revocation.loading;
  const createSecret = () => attempt(async () => setSecret((await create()).data?.createPostbackSecret.secret ?? null));
  const confirm = async () => {
    await (asking === "revoke" ? attempt(() => revoke()) : createSecret());
    setAsking(null);
  };
  return (
    <>
      <p>
        {since ? `The secret was created on ${dateTime(since)}.` : "There is no secret yet, so the address is closed."}
      </p>
      <div data-actions>
        {since ? (
          <>
            <Button variant="outlined" size="small" onClick={() => setAsking("replace")}>
              Replace secret
            </Button>
            <Button variant="outlined" size="small" color="error" onClick={() => setAsking("revoke")}>
              Revoke secret
            </Button>
          </>
        ) : (
          <Button variant="outlined" size="small" disabled={busy} onClick={() => void createSecret()}>
            Create secret
          </Button>
        )}
      </div>
      {asking ? (
        <ConfirmDialog
          open
          {...questions[asking]}
          busy={busy}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(null)}
        />
      ) : null}
      {secret === null ? null : (
        <SecretDialog
          title="Postback Secret"
          label="Secret"
          secret={secret}
          text="Give it to the shop with the address."
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
}

const Content = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 12,
  paddingTop: 6,
  "& > p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& > [data-actions]": { display: "flex", flexWrap: "wrap", gap: 12 },
  "& input": { fontFamily: "ui-monospace, SFMono-Regular, Menlo, monospace", fontSize: "0.875rem" },
}));
