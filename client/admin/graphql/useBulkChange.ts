import { useApolloClient, useMutation } from "@apollo/client/react";
import type { BatchInput } from "../../graphql/generated/adminOperations";
import type { GridSelection } from "../grid/useGridSelection";
import { type OneRoot, readRoot } from "../kind/recordKind";
import { wholeCount } from "../../shared/format/count";
import { useToast, type Toast } from "../../shared/toast/ToastContext";
import { getErrorMessage, getFieldErrors } from "./adminErrors";
import { evictLists } from "./cacheChanges";
import { keepaliveOptions } from "./keepaliveOptions";
import { useUndo } from "./useUndo";

/** The result of a bulk mutation. */
interface Changed {
  changed: number;
  undoId?: string | null;
  next?: string | null;
}

export interface BulkInput {
  ids?: unknown;
  filter?: unknown;
  dryRun?: boolean | null;
  batch?: BatchInput | null;
}

/** A batch takes about a second. */
const batchSize = 1_000;

/** A change of many rows that shows how far it is, and can be stopped after each batch. */
export interface BulkWork {
  /** The number of rows that the change would hit, as counted before. */
  rows: number;
  signal: AbortSignal;
  /** Called with the number of rows that are changed, after each batch but the last. */
  onProgress: (changed: number) => void;
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
  /** Changes the chosen rows, in batches if they are many, clears the selection and offers one Undo for all. */
  run: (change: Change<Input>, work?: BulkWork) => Promise<void>;
}

/** A change of the chosen rows of a list, or of all that match its filter; counted first. */
export function useBulkChange<Input extends BulkInput, Result extends Changed>(
  document: OneRoot<Result, { input: Input }>,
  { selection, filter, lists, done }: BulkChangeOptions<Input>,
): BulkChange<Input, Result> {
  const toast = useToast();
  const { cache } = useApolloClient();
  const undo = useUndo(lists);
  const [mutate] = useMutation(document, keepaliveOptions);
  const rows = selection.all ? { filter } : { ids: [...selection.ids] };
  const send = async (change: Change<Input>, dryRun: boolean, batch?: BulkInput["batch"]): Promise<Result> => {
    try {
      const { data } = await mutate({
        variables: { input: { ...rows, ...change, dryRun, ...(batch && { batch }) } as Input },
        update: dryRun || batch ? undefined : (cache) => evictLists(cache, lists),
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
  /** Sends one batch after another. What a failure leaves changed can be undone, too. */
  const runInBatches = async (change: Change<Input>, { rows: all, signal, onProgress }: BulkWork): Promise<Changed> => {
    let last: Changed = { changed: 0 };
    const showPart = (title: string) => {
      const text = `${wholeCount(last.changed)} of ${wholeCount(all)} rows are changed. The others are as they were.`;
      toast({ title, text, ...undo(last.undoId) });
    };
    do {
      const { changed, next: after, undoId } = last;
      try {
        const result: Result = await send(change, false, { limit: batchSize, ...(after && { after, undoId }) });
        last = { ...result, changed: changed + result.changed };
      } catch (error) {
        if (changed > 0) showPart("Not finished");
        throw error;
      }
      if (last.next) onProgress(last.changed);
    } while (last.next && !signal.aborted);
    if (last.next) showPart("Stopped");
    return last;
  };
  return {
    dryRun: (change) => send(change, true),
    count: async (change) => (await send(change, true)).changed,
    run: async (change, work) => {
      const hasBatches = work !== undefined && work.rows > batchSize;
      const sent = hasBatches
        ? runInBatches(change, work).finally(() => evictLists(cache, lists))
        : send(change, false);
      const { changed, undoId, next } = await sent;
      selection.clear();
      if (!next) toast({ ...done(changed, change), ...undo(undoId) });
    },
  };
}
