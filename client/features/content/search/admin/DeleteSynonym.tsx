import type { ApolloCache } from "@apollo/client";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useCreate } from "../../../../admin/graphql/useCreate";
import { RemoveDialog } from "../../../../admin/RemoveDialog";
import { useAttempt } from "../../../../admin/graphql/useAttempt";
import {
  CreateSynonymDocument,
  DeleteSynonymDocument,
  type SynonymRowFragment,
} from "../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../shared/toast/ToastContext";
import { synonymKind } from "./SynonymForm";

interface DeleteSynonymProps {
  synonym: SynonymRowFragment;
  onClose: () => void;
}

/** Asks, and deletes a synonym. Undo adds it again: nothing refers to its id. */
export function DeleteSynonym({ synonym: { id, word, meaning, kind }, onClose }: DeleteSynonymProps) {
  const toast = useToast();
  const attempt = useAttempt();
  const add = useCreate(CreateSynonymDocument);
  const restore = async () => {
    const update = (cache: ApolloCache) => evictLists(cache, synonymKind.lists);
    if (await attempt(() => add({ word, meaning, kind }, { update }), "Undo failed")) toast({ title: "Undone" });
  };
  return (
    <RemoveDialog
      document={DeleteSynonymDocument}
      variables={{ input: { id } }}
      row={{ __typename: "Synonym", id }}
      title="Delete Synonym"
      text={`Searches for “${word}” will not find “${meaning}” any more.`}
      done={{
        title: "Synonym deleted",
        text: `${word} = ${meaning}`,
        action: { label: "Undo", onClick: () => void restore() },
      }}
      onClose={onClose}
    />
  );
}
