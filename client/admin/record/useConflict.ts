import { useState } from "react";
import { findDifferences, merge, type Choices, type Difference } from "./merge";
import type { FormValues, RowVersion } from "./recordTypes";

const cannotCompare =
  "Someone else saved this while you were editing, and that version could not be loaded. Try again.";
const gone = "Someone else deleted this while you were editing. You can restore it from the trash.";

interface OpenConflict<Values> {
  mine: Values;
  theirs: RowVersion<Values>;
  differences: Difference[];
}

export interface Conflict<Values extends FormValues> {
  /** The differences to resolve; null while there is no conflict. */
  differences: readonly Difference[] | null;
  /**
   * `getMine` returns what the fields show; `message` is the server's message, for forms that cannot compare.
   */
  open: (base: Values, getMine: () => Values, message: string) => Promise<void>;
  /** Saves the chosen values. */
  resolve: (choices: Choices) => void;
  /** Back to the form, unsaved. */
  cancel: () => void;
  busy: boolean;
}

interface Options<Values extends FormValues> {
  reload: (() => Promise<RowVersion<Values> | null>) | undefined;
  onMerged: (values: Values, theirs: RowVersion<Values>) => Promise<void>;
  onFailed: ((message: string) => void) | undefined;
}

/**
 * Reads the other version and lets the editor choose field by field. It skips the dialog when the changes do not
 * overlap.
 */
export function useConflict<Values extends FormValues>({
  reload,
  onMerged,
  onFailed,
}: Options<Values>): Conflict<Values> {
  const [state, setState] = useState<OpenConflict<Values> | null>(null);
  const [busy, setBusy] = useState(false);
  const open = async (base: Values, getMine: () => Values, message: string) => {
    if (!reload) return onFailed?.(message);
    const theirs = await reload().catch(() => undefined);
    if (theirs === null) return onFailed?.(gone);
    if (theirs === undefined) return onFailed?.(cannotCompare);
    // The editor may have typed while the other version was read.
    const mine = getMine();
    setState({ mine, theirs, differences: findDifferences(base, mine, theirs.values) });
  };
  const resolve = async (choices: Choices) => {
    if (!state) return;
    setBusy(true);
    setState(null);
    await onMerged(merge(state.mine, state.differences, choices), state.theirs);
    setBusy(false);
  };
  return {
    differences: state?.differences ?? null,
    open,
    resolve: (choices) => void resolve(choices),
    cancel: () => setState(null),
    busy,
  };
}
