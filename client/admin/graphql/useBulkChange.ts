import { useMutation } from "@apollo/client/react";
import type { GridSelection } from "../grid/useGridSelection";
import { type OneRoot, readRoot } from "../kind/recordKind";
import { useToast, type Toast } from "../../shared/toast/ToastContext";
import { getErrorMessage, getFieldErrors } from "./adminErrors";
import { evictLists } from "./cacheChanges";
import { keepaliveOptions } from "./keepaliveOptions";
import { useUndo } from "./useUndo";

/** The result of a bulk mutation. */
interface Changed {
  changed: number;
  undoId?: string | null;
}

interface BulkInput {
  ids?: unknown;
  filter?: unknown;
  dryRun?: boolean | null;
}

type Change<Input> = Omit<Input, keyof BulkInput>;

export interface BulkChangeOptions<Input extends BulkInput> {
  selection: GridSelection;
  /** Selects the rows when the selection is "all". */
  filter: Input["filter"];
  /** Root lists that the change and its Undo affect. */
  lists: readonly string[];
  /** The toast after the change, without its Undo. */
  done: (changed: number, change: Change<Input>) => Toast;
}

/** All throw errors with a message for the user. */
export interface BulkChange<Input, Result> {
  /** What the change would do. */
  dryRun: (change: Change<Input>) => Promise<Result>;
  /** How many rows the change would hit. */
  count: (change: Change<Input>) => Promise<number>;
  /** Changes the chosen rows, clears the selection and offers one Undo for all. */
  run: (change: Change<Input>) => Promise<void>;
}

/** A change of the chosen rows of a list, or of all that match its filter; counted first. */
export function useBulkChange<Input extends BulkInput, Result extends Changed>(
  document: OneRoot<Result, { input: Input }>,
  { selection, filter, lists, done }: BulkChangeOptions<Input>,
): BulkChange<Input, Result> {
  const toast = useToast();
  const undo = useUndo(lists);
  const [mutate] = useMutation(document, keepaliveOptions);
  const rows = selection.all ? { filter } : { ids: [...selection.ids] };
  const send = async (change: Change<Input>, dryRun: boolean): Promise<Result> => {
    try {
      const { data } = await mutate({
        variables: { input: { ...rows, ...change, dryRun } as Input },
        update: dryRun ? undefined : (cache) => evictLists(cache, lists),
      });
      const result = readRoot<Result>(data);
      if (!result) throw new Error("The server sent no result.");
      return result;
    } catch (error) {
      // The field's own message says more than the general one.
      const [message = getErrorMessage(error)] = Object.values(getFieldErrors(error));
      throw new Error(message, { cause: error });
    }
  };
  return {
    dryRun: (change) => send(change, true),
    count: async (change) => (await send(change, true)).changed,
    run: async (change) => {
      const { changed, undoId } = await send(change, false);
      selection.clear();
      toast({ ...done(changed, change), ...undo(undoId) });
    },
  };
}
