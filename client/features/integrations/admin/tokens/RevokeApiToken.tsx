import { useMutation } from "@apollo/client/react";
import { getErrorMessage, isNotFound } from "../../../../graphql/admin/adminErrors";
import { evictLists } from "../../../../graphql/admin/cacheChanges";
import { RevokeApiTokenDocument } from "../../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../../shared/admin/ConfirmDialog";
import { useToast } from "../../../../shared/toast/ToastContext";

export interface RevokeApiTokenProps {
  token: { id: string; name: string };
  onClose: () => void;
}

/** Asks, and ends a token. */
export function RevokeApiToken({ token: { id, name }, onClose }: RevokeApiTokenProps) {
  const toast = useToast();
  const [revoke, { loading }] = useMutation(RevokeApiTokenDocument, {
    update: (cache) => evictLists(cache, ["apiTokens"]),
  });
  const run = async () => {
    try {
      await revoke({ variables: { input: { id } } }).catch((error: unknown) => {
        // Someone else has already revoked it: treat it as success.
        if (!isNotFound(error)) throw error;
      });
      toast({ title: "Token revoked", text: name });
      onClose();
    } catch (error) {
      toast({ title: "Error", text: getErrorMessage(error), variant: "destructive" });
    }
  };
  return (
    <ConfirmDialog
      open
      title="Revoke Token"
      text={`Programs that use “${name}” can no longer call the API. This cannot be undone.`}
      confirmLabel="Revoke"
      busyLabel="Revoking..."
      busy={loading}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
