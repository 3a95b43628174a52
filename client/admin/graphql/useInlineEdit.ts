import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useApolloClient, useMutation } from "@apollo/client/react";
import { useToast } from "../../shared/toast/ToastContext";
import { getErrorMessage, getFieldErrors, isConflict } from "./adminErrors";
import { evictLists } from "./cacheChanges";

interface VersionedRow {
  id: string;
  version: number;
}

interface RowChange {
  id: string;
  version: number;
}

export interface InlineEditOptions<Data> {
  getSaved: (data: Data) => VersionedRow;
  /** Root lists that contain the row: read again when someone else has saved it. */
  lists: readonly string[];
  /** "Product": for the toast. */
  noun: string;
}

const conflictText =
  "Someone else saved this row in the meantime. Your text is kept: press Enter again to save it, or Esc to see theirs.";

/**
 * Saves one field of a row from a grid and offers Undo. The row keeps its position until the list is read again.
 * @returns a function that throws errors with a message for the user.
 */
export function useInlineEdit<Data, Input extends RowChange>(
  document: TypedDocumentNode<Data, { input: Input }>,
  { getSaved, lists, noun }: InlineEditOptions<Data>,
) {
  const toast = useToast();
  const { cache } = useApolloClient();
  const [mutate] = useMutation(document);
  const send = async (row: RowChange, field: string, value: unknown): Promise<VersionedRow> => {
    const input = { id: row.id, version: row.version, [field]: value } as unknown as Input;
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error("The server sent no data.");
    return getSaved(data);
  };
  const revert = async (saved: VersionedRow, field: string, former: unknown) => {
    try {
      await send(saved, field, former);
      toast({ title: "Undone" });
    } catch (error) {
      toast({ title: "Undo failed", text: getErrorMessage(error), variant: "destructive" });
    }
  };
  return async <Row extends VersionedRow>(row: Row, field: string, value: string): Promise<Row> => {
    try {
      const saved = await send(row, field, value);
      const former: unknown = row[field as keyof Row];
      toast({
        title: `${noun} updated`,
        action: { label: "Undo", onClick: () => void revert(saved, field, former) },
      });
      return { ...row, ...saved };
    } catch (error) {
      if (isConflict(error)) evictLists(cache, lists);
      const message = isConflict(error) ? conflictText : (getFieldErrors(error)[field] ?? getErrorMessage(error));
      throw new Error(message, { cause: error });
    }
  };
}
