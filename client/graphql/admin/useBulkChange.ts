import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useMutation } from "@apollo/client/react";
import { getErrorMessage } from "./adminErrors";
import { evictLists } from "./cacheChanges";
import { untilTheEnd } from "./untilTheEnd";
import { useUndo, type UndoAction } from "./useUndo";

/** What a mutation of many rows answers. */
interface Changed {
  changed: number;
  undoId?: string | null;
}

export interface BulkChangeOptions<Data> {
  answerOf: (data: Data) => Changed;
  /** Root lists that the change and its Undo touch. */
  lists: readonly string[];
}

/** Both throw sentences. */
export interface BulkChange<Input> {
  /** How many rows the change would hit. */
  count: (input: Input) => Promise<number>;
  /** Changes them; `undo` belongs into the toast that tells of it. */
  run: (input: Input) => Promise<{ changed: number; undo: UndoAction }>;
}

/** A change of many rows, counted first, with one Undo for all. */
export function useBulkChange<Data, Input extends { dryRun?: boolean | null }>(
  document: TypedDocumentNode<Data, { input: Input }>,
  { answerOf, lists }: BulkChangeOptions<Data>,
): BulkChange<Omit<Input, "dryRun">> {
  const undo = useUndo(lists);
  const [mutate] = useMutation(document, untilTheEnd);
  const send = async (input: Omit<Input, "dryRun">, dryRun: boolean): Promise<Changed> => {
    try {
      const { data } = await mutate({
        variables: { input: { ...input, dryRun } as Input },
        update: dryRun ? undefined : (cache) => evictLists(cache, lists),
      });
      return data ? answerOf(data) : { changed: 0 };
    } catch (error) {
      throw new Error(getErrorMessage(error), { cause: error });
    }
  };
  return {
    count: async (input) => (await send(input, true)).changed,
    run: async (input) => {
      const { changed, undoId } = await send(input, false);
      return { changed, undo: undo(undoId) };
    },
  };
}
