import { useApolloClient, useMutation } from "@apollo/client/react";
import { useToast } from "../../../shared/toast/ToastContext";
import { getErrorMessage, getFieldErrors, isConflict } from "../../graphql/adminErrors";
import { useAttempt } from "../../graphql/useAttempt";
import { evictLists } from "../../graphql/cacheChanges";
import { type KindWords, type OneRoot, readRoot } from "../../kind/recordKind";
import type { GridEdit } from "./gridEdit";

interface VersionedRow {
  id: string;
  version: number;
}

/** What a grid needs of a kind. */
export interface EditedKind {
  documents: { update: OneRoot<VersionedRow, { input: never }> };
  lists: readonly string[];
  words: KindWords;
}

const conflictText =
  "Someone else saved this row in the meantime. Your text is kept: press Enter again to save it, or Esc to see theirs.";

/** Saves one field of a row from a grid and offers Undo. The row keeps its position until the list is read again. */
export function useGridEdit<Row extends VersionedRow>(
  { documents, lists, words }: EditedKind,
  options?: GridEdit<Row>["options"],
): GridEdit<Row> {
  const toast = useToast();
  const attempt = useAttempt();
  const { cache } = useApolloClient();
  const [mutate] = useMutation(documents.update);
  const send = async ({ id, version }: VersionedRow, field: string, value: unknown): Promise<VersionedRow> => {
    const { data } = await mutate({ variables: { input: { id, version, [field]: value } as never } });
    const saved = readRoot<VersionedRow>(data);
    if (!saved) throw new Error("The server sent no data.");
    return saved;
  };
  const revert = async (saved: VersionedRow, field: string, former: unknown) => {
    if (await attempt(() => send(saved, field, former), "Undo failed")) toast({ title: "Undone" });
  };
  const save = async (row: Row, field: string, value: string): Promise<Row> => {
    try {
      const saved = await send(row, field, value);
      const former: unknown = row[field as keyof Row];
      toast({
        title: `${words.name.charAt(0)}${words.name.slice(1).toLowerCase()} updated`,
        action: { label: "Undo", onClick: () => void revert(saved, field, former) },
      });
      return { ...row, ...saved };
    } catch (error) {
      if (isConflict(error)) evictLists(cache, lists);
      const message = isConflict(error) ? conflictText : (getFieldErrors(error)[field] ?? getErrorMessage(error));
      throw new Error(message, { cause: error });
    }
  };
  return { save, options };
}
