import { type FormikContextType, setIn, useFormik, validateYupSchema, yupToFormErrors } from "formik";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Schema } from "yup";
import { useHasRole } from "../role/accountContext";
import { useUnsavedWork, type UnsavedWork } from "../leaveGuardContext";
import { PendingValues } from "../form/pendingValues";
import type { LiveNoticeProps } from "../live/LiveNotice";
import { getRecordKey } from "../live/recordKey";
import { useAlsoOpen } from "../live/useAlsoOpen";
import { useNewerSave } from "../live/useNewerSave";
import { useUnpublishedSave } from "../live/useUnpublishedSave";
import { useDraftOwner } from "./draftOwner";
import { rebase } from "./merge";
import { errorEntries, getValueAt, isSameValue } from "./paths";
import type { FormValues, RowVersion, SaveIntent, SaveOutcome } from "./recordTypes";
import { useConflict, type Conflict } from "./useConflict";
import { useDraft, type DraftKeeper } from "./useDraft";

export interface RecordFormOptions<Values extends FormValues> {
  /** Key of the draft in this browser: `celebrity:{id}`, `celebrity:new`, `settings:general`. */
  draftKey: string;
  /** The form's initial values. Later changes of this object are ignored, so mount one form per row. */
  initial: Values;
  /** Version of the row; null for a new one. */
  version?: number | null;
  schema?: Schema;
  /** The rules of a draft; `schema` without them. */
  draftSchema?: Schema;
  /** The row is a draft. */
  isDraft?: boolean;
  /** Labels of fields whose path makes a poor label, for the error summary and the conflict dialog. */
  labels?: Readonly<Record<string, string>>;
  /** Saves the values; never throws (see `trySave`). `version` goes into the input; `before` are the values it had. */
  save: (values: Values, version: number | null, intent: SaveIntent, before: Values) => Promise<SaveOutcome<Values>>;
  /** Reads the row again, past every cache; null when it was deleted. Without it, a conflict shows only a message. */
  reload?: () => Promise<RowVersion<Values> | null>;
  /** Called after the row is saved: toast, and close unless the form stays open. */
  onSaved?: (values: Values, intent: SaveIntent, stays: boolean) => void;
  /** Called when saving failed for a reason that no field shows, for a toast. */
  onFailed?: (message: string) => void;
  /** The form does something that is done once, such as an invitation: it never stays open. */
  once?: boolean;
}

export interface RecordForm<Values extends FormValues> {
  formik: FormikContextType<Values>;
  /** A submit waits for them. */
  pendingValues: PendingValues;
  labels: Readonly<Record<string, string>>;
  /** The version of the row that the values are based on; null for a new one. */
  version: number | null;
  dirty: boolean;
  busy: boolean;
  /** Submits the form. A new row may be saved as a draft; the form stays open after Ctrl/Cmd+S. */
  submit: (intent?: SaveIntent, stays?: boolean) => void;
  /** The last save did not include what the editor typed meanwhile. */
  hasLaterWork: boolean;
  /** Increases with each failed attempt: the form then focuses the first invalid field. */
  attempt: number;
  draft: DraftKeeper<Values> & { restore: () => void };
  conflict: Conflict<Values>;
  unsaved: UnsavedWork;
  /** What others do with the row. */
  live: LiveNoticeProps;
}

interface ServerErrors<Values> {
  /** Adds server errors to formik's errors, for values that have not changed since. */
  addTo: (errors: object, values: Values) => object;
  set: (fieldErrors: Record<string, string>, values: Values) => void;
  clear: () => void;
}

/** Shows a server error at its field until the field changes or the form is submitted again. */
function useServerErrors<Values extends FormValues>(): ServerErrors<Values> {
  const shownErrors = useRef<{ path: string; sentence: string; value: unknown }[]>([]);
  const addTo = useCallback(
    (errors: object, values: Values) =>
      shownErrors.current.reduce<object>(
        (all, { path, sentence, value }) =>
          isSameValue(getValueAt(values, path), value) && getValueAt(all, path) === undefined
            ? (setIn(all, path, sentence) as object)
            : all,
        errors,
      ),
    [],
  );
  const set = useCallback((fieldErrors: Record<string, string>, values: Values) => {
    shownErrors.current = Object.entries(fieldErrors).map(([path, sentence]) => ({
      path,
      sentence,
      value: getValueAt(values, path),
    }));
  }, []);
  const clear = useCallback(() => {
    shownErrors.current = [];
  }, []);
  return { addTo, set, clear };
}

/** The state of one row's form: formik and yup, server errors, the guard against leaving, the draft, the conflict. */
export function useRecordForm<Values extends FormValues>(options: RecordFormOptions<Values>): RecordForm<Values> {
  const { schema, draftSchema, isDraft = false, labels = {}, save, reload, onSaved, onFailed, once = false } = options;
  const isEditor = useHasRole("editor");
  const owner = useDraftOwner();
  const draftKey = `${owner}:${options.draftKey}`;
  /** The base of the form: the row as read, the row of a restored draft, or the other version after a conflict. */
  const [origin, setOrigin] = useState({ values: options.initial, version: options.version ?? null });
  const [attempt, setAttempt] = useState(0);
  const serverErrors = useServerErrors<Values>();
  const [savedBefore, setSavedBefore] = useState<Values | null>(null);
  const saved = useRef(false);
  const succeeded = useRef(false);
  const sending = useRef(false);
  const [pendingValues] = useState(() => new PendingValues());
  const asked = useRef<{ intent: SaveIntent; stays: boolean }>({ intent: "save", stays: false });
  const findSchema = () => (isDraft || asked.current.intent === "draft" ? (draftSchema ?? schema) : schema);

  const formik = useFormik<Values>({
    initialValues: origin.values,
    validateOnMount: false,
    validate: async (values) => serverErrors.addTo(await schemaErrors(findSchema(), values), values),
    onSubmit: (values) => send(values, origin),
  });
  /** What the fields show now; a save compares it with what it sent. */
  const current = useRef(formik.values);
  useLayoutEffect(() => {
    current.current = formik.values;
  });
  const draft = useDraft(
    draftKey,
    { values: formik.values, base: origin.values, version: origin.version },
    formik.dirty,
  );
  const record = getRecordKey(options.draftKey);
  const alsoOpen = useAlsoOpen(record, formik.dirty);
  const newer = useNewerSave(record, origin.version);
  const unpublished = useUnpublishedSave(record, origin.version);
  const unsaved = useUnsavedWork(formik.dirty, draft.clear);

  const conflict = useConflict<Values>({
    reload,
    onMerged: async (values, theirs) => {
      setOrigin(theirs);
      await formik.setValues(values);
      await send(values, theirs);
    },
    onFailed,
  });

  /** The fields show the saved values, and what the editor typed after they were sent. */
  const showSaved = (sent: Values, now: Values): boolean => {
    const later = current.current;
    const isLater = !isSameValue(later, sent);
    formik.resetForm({ values: now });
    if (isLater) void formik.setValues(rebase(sent, later, now));
    setSavedBefore(isLater ? now : null);
    return isLater;
  };

  const send = async (values: Values, { values: before, version }: typeof origin) => {
    const { intent, stays } = asked.current;
    const sentAt = Date.now();
    const outcome = await save(values, version, intent, before);
    if (outcome.kind === "saved") {
      succeeded.current = true;
      const now = outcome.values ?? values;
      setOrigin({ values: now, version: outcome.version ?? version });
      const isLater = showSaved(values, now);
      const staysOpen = !once && (stays || isLater || outcome.stays === true);
      // A draft with later work is written again, on top of what is saved; a form that closes leaves it for its next visit.
      if (!isLater || staysOpen) draft.clear(sentAt);
      if (!staysOpen) {
        saved.current = true;
        unsaved.release();
      }
      onSaved?.(now, intent, staysOpen);
    } else if (outcome.kind === "conflict") await conflict.open(before, () => current.current, outcome.message);
    else if (outcome.kind === "invalid") serverErrors.set(outcome.fieldErrors, values);
    else onFailed?.(outcome.message);
  };

  // A saved form can be submitted again once a value changes or the form receives the row's new version. Until then the
  // dialog is about to close, and a second click would save and close again.
  useEffect(() => {
    if (formik.dirty) saved.current = false;
  }, [formik.dirty]);
  useEffect(() => {
    saved.current = false;
  }, [options.version]);

  const submit = useCallback(
    async (chosen: SaveIntent = "save", stays = false) => {
      // A ref, not formik.isSubmitting: a second click in the same moment would still read the value of the last render.
      if (sending.current || saved.current || conflict.busy) return;
      sending.current = true;
      // What a contributor adds is a draft.
      const isOwnDraft = chosen === "save" && origin.version === null && !isEditor;
      asked.current = { intent: isOwnDraft && draftSchema ? "draft" : chosen, stays };
      succeeded.current = false;
      try {
        serverErrors.clear();
        const failure = pendingValues.isEmpty ? null : await pendingValues.settle();
        if (failure !== null) return onFailed?.(failure);
        await formik.submitForm();
        if (succeeded.current) return;
        const errors = await formik.validateForm();
        if (errorEntries(errors, formik.values).length > 0) setAttempt((count) => count + 1);
      } finally {
        sending.current = false;
      }
    },
    [formik, pendingValues, serverErrors, origin.version, isEditor, draftSchema, onFailed, conflict.busy],
  );

  const restore = () => {
    if (!draft.found) return;
    const { values, base, version } = draft.found;
    setOrigin({ values: base, version });
    void formik.setValues(values);
    draft.resolve("restored");
  };
  return {
    formik,
    pendingValues,
    labels,
    version: origin.version,
    dirty: formik.dirty,
    busy: formik.isSubmitting || conflict.busy,
    submit: (chosen, stays) => void submit(chosen, stays),
    hasLaterWork: savedBefore !== null && savedBefore === origin.values && formik.dirty,
    attempt,
    draft: { ...draft, restore },
    conflict,
    unsaved,
    // The form's own save may be heard of before its response arrives.
    live: { alsoOpen, newer: formik.isSubmitting ? null : newer, unpublished },
  };
}

async function schemaErrors<Values extends FormValues>(schema: Schema | undefined, values: Values): Promise<object> {
  if (!schema) return {};
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}
