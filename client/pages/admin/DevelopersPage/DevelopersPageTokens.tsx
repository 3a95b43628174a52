import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { SecretDialog } from "../../../features/integrations/admin/SecretDialog";
import { apiTokenColumns, apiTokenNoun } from "../../../features/integrations/admin/tokens/apiTokenColumns";
import { ApiTokenForm } from "../../../features/integrations/admin/tokens/ApiTokenForm";
import { RevokeApiToken } from "../../../features/integrations/admin/tokens/RevokeApiToken";
import { useAdminList } from "../../../admin/graphql/useAdminList";
import { AdminApiTokensDocument, type ApiTokenRowFragment } from "../../../graphql/generated/adminOperations";
import { AddIcon, DeleteIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import { useGridState } from "../../../admin/grid/useGridState";
import { onePage, onlyOrder } from "../../../admin/grid/wholeList";

/** The API tokens of all administrators. */
export function DevelopersPageTokens() {
  const state = useGridState({ sorts: onlyOrder });
  const { data, loading, error, retry } = useAdminList(AdminApiTokensDocument, {});
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<string | null>(null);
  const [revoked, setRevoked] = useState<ApiTokenRowFragment | null>(null);
  return (
    <>
      <Line>
        <Button startIcon={<AddIcon />} onClick={() => setAdding(true)}>
          Create Token
        </Button>
      </Line>
      <AdminGrid
        noun={apiTokenNoun}
        state={state}
        columns={apiTokenColumns}
        rows={data?.apiTokens}
        totalCount={data?.apiTokens.length}
        pageInfo={onePage}
        loading={loading}
        error={error}
        onRetry={retry}
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
      {revoked ? <RevokeApiToken token={revoked} onClose={() => setRevoked(null)} /> : null}
    </>
  );
}

const Line = styled("div")({ display: "flex", justifyContent: "flex-end", marginBottom: 16 });
