import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useRemoval } from "../../../../admin/graphql/useRemoval";
import { RevokeApiTokenDocument } from "../../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../../admin/ConfirmDialog";

export interface RevokeApiTokenProps {
  token: { id: string; name: string };
  onClose: () => void;
}

/** Asks, and ends a token. */
export function RevokeApiToken({ token: { id, name }, onClose }: RevokeApiTokenProps) {
  const { busy, remove } = useRemoval(RevokeApiTokenDocument);
  const run = async () => {
    const isRevoked = await remove({
      variables: { input: { id } },
      update: (cache) => evictLists(cache, ["apiTokens", "ownApiTokens"]),
      done: { title: "Token revoked", text: name },
    });
    if (isRevoked) onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Revoke Token"
      text={`Programs that use “${name}” can no longer call the API. This cannot be undone.`}
      confirmLabel="Revoke"
      busyLabel="Revoking..."
      busy={busy}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
