import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { SecretDialog } from "../../../admin/SecretDialog";
import { apiTokenColumns, apiTokenNoun } from "../../../features/people/tokens/admin/apiTokenColumns";
import { ApiTokenForm } from "../../../features/people/tokens/admin/ApiTokenForm";
import { gridRows, useAdminList } from "../../../admin/graphql/useAdminList";
import {
  AdminApiTokensDocument,
  type ApiTokenRowFragment,
  RevokeApiTokenDocument,
} from "../../../graphql/generated/adminOperations";
import { AddIcon, DeleteIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import { RemoveDialog } from "../../../admin/RemoveDialog";
import { onlyOrder, useGridState } from "../../../admin/grid/useGridState";

/** The API tokens of all administrators. */
export function DevelopersPageTokens() {
  const state = useGridState({ sorts: onlyOrder });
  const { data, loading, error, retry } = useAdminList(AdminApiTokensDocument, {});
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<string | null>(null);
  const [revoked, setRevoked] = useState<ApiTokenRowFragment | null>(null);
  return (
    <>
      <Row>
        <Button startIcon={<AddIcon />} onClick={() => setAdding(true)}>
          Create Token
        </Button>
      </Row>
      <AdminGrid
        noun={apiTokenNoun}
        state={state}
        columns={apiTokenColumns}
        {...gridRows({ loading, error, retry }, data?.apiTokens)}
        emptyText="There are no API tokens yet"
        rowActions={(row) => [{ label: "Revoke", icon: <DeleteIcon />, danger: true, onClick: () => setRevoked(row) }]}
        rowHeight={52}
      />
      {isAdding ? (
        <ApiTokenForm
          onCreated={(token) => {
            setAdding(false);
            setCreated(token);
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {created === null ? null : (
        <SecretDialog
          title="API Token Created"
          label="Token"
          secret={created}
          text="Programs send it in the header “Authorization: Bearer”."
          onClose={() => setCreated(null)}
        />
      )}
      {revoked ? (
        <RemoveDialog
          document={RevokeApiTokenDocument}
          variables={{ input: { id: revoked.id } }}
          lists={["apiTokens", "ownApiTokens"]}
          title="Revoke Token"
          text={`Programs that use “${revoked.name}” can no longer call the API. This cannot be undone.`}
          confirmLabel="Revoke"
          busyLabel="Revoking..."
          done={{ title: "Token revoked", text: revoked.name }}
          onClose={() => setRevoked(null)}
        />
      ) : null}
    </>
  );
}

const Row = styled("div")({ display: "flex", justifyContent: "flex-end", marginBottom: 16 });
