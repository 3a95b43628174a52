import type { ApolloCache } from "@apollo/client";
import { useApolloClient, useMutation } from "@apollo/client/react";
import { useContext, useRef, useState } from "react";
import { useAttempt } from "../graphql/useAttempt";
import { IncludeInReleaseDocument } from "../../graphql/generated/adminOperations";
import { useToast, type Toast } from "../../shared/toast/ToastContext";
import { isUnreachable } from "../graphql/adminErrors";
import { evictLists } from "../graphql/cacheChanges";
import { trySave } from "../graphql/trySave";
import { useCreate } from "../graphql/useCreate";
import { AccountContext } from "../role/accountContext";
import { changedFields, type FormKind, type KindRow, readRoot } from "./recordKind";
import type { FormValues, SaveIntent } from "../record/recordTypes";
import { useRecordForm, type RecordForm } from "../record/useRecordForm";
import { hasRole, type Role } from "../role/roles";

/** Returns the status to send with a new row; nothing for the server's choice. */
export function newRowStatus(intent: SaveIntent): { status?: "DRAFT" | "IN_REVIEW" } {
  if (intent === "save") return {};
  return { status: intent === "draft" ? "DRAFT" : "IN_REVIEW" };
}

/** Returns what became of a new row that is not public, for a toast; null for a published one. */
export function unpublishedOutcome(role: Role, intent: SaveIntent): { title: string; text: string } | null {
  if (hasRole(role, "editor"))
    return intent === "draft"
      ? { title: "Saved as a draft", text: "Visitors do not see it until it is published." }
      : null;
  return intent === "review"
    ? { title: "Submitted for review", text: "An editor decides when to publish it." }
    : { title: "Saved as a draft", text: "Only you and the editors see it. Submit it for review when it is ready." };
}

/** An open form of a kind. */
export interface OpenRecord<Row, Values> {
  /** Null for a new row. */
  row: Row | null;
  /** The row's values by default; for a new row, the empty ones. */
  initial?: Values;
  draftKey?: string;
  /** The row that a new one copies. */
  copyOf?: Row;
  /** A new row is stored and its form stays open: it continues as the form of that row. */
  onAdded?: (saved: Row) => void;
  onClose: () => void;
}

export interface KindFormOptions<Row, Values, Create> extends OpenRecord<Row, Values> {
  /** Sent with a new row. */
  createWith?: Partial<Create>;
  /** Runs after a new row is stored, before its form counts as saved; returns true when the form has to stay open. */
  onCreated?: (saved: Row) => Promise<boolean>;
  /** Instead of the toast and closing. */
  onSaved?: (saved: Row, showToast: (more?: Partial<Toast>) => void, stays: boolean) => void;
}

/** The form of a row; null for a new one that is not stored yet. */
export type KindRecordForm<Row, Values extends FormValues> = RecordForm<Values> & { row: Row | null };

/** The form of a row of any kind: it creates the row or sends what changed, and tells the outcome. */
export function useKindForm<Row extends KindRow, Values extends FormValues, Create extends object, Update>(
  kind: FormKind<Row, Values, Create, Update>,
  options: KindFormOptions<Row, Values, Create>,
): KindRecordForm<Row, Values> {
  const [added, setAdded] = useState<Row | null>(null);
  const { onClose } = options;
  const row = options.row ?? added;
  const { documents, lists, updateLists = lists, toValues, publishes } = kind;
  const toast = useToast();
  const client = useApolloClient();
  const { role } = useContext(AccountContext);
  const showSaved = useSavedToast(kind);
  const create = useCreate(documents.create);
  const [update] = useMutation(documents.update);
  const result = useRef<{ saved?: Row; error?: unknown }>({});
  const { done, failed } = kind.messages[row ? "update" : "add"];

  const send = async (entered: Values, version: number | null, intent: SaveIntent, before: Values): Promise<Row> => {
    const values = kind.prepare?.(entered) ?? entered;
    // What is saved may move the row in lists.
    const refetch = { update: (cache: ApolloCache) => evictLists(cache, row ? updateLists : lists) };
    if (!row) {
      const input = kind.toNewInput?.(values) ?? kind.toInput(values, values);
      const status = publishes && newRowStatus(intent);
      const { data } = await create({ ...input, ...options.createWith, ...status } as Create, refetch);
      return readSaved(data);
    }
    const fields = kind.toInput(changedFields(values, before), values);
    const input = { ...fields, id: row.id, ...(row.version !== undefined && { version: version ?? row.version }) };
    const { data } = await update({ variables: { input: input as Update }, ...refetch });
    return readSaved(data);
  };

  const reload = async (id: string) => {
    const query = { fetchPolicy: "network-only" as const, variables: { id } };
    const found = documents.record
      ? readRoot<Row | null>((await client.query({ ...query, query: documents.record })).data)
      : documents.list &&
        readRoot<Row[]>((await client.query({ ...query, query: documents.list, variables: {} })).data)?.find(
          (one) => one.id === id,
        );
    return found ? { values: toValues(found), version: found.version ?? 0 } : null;
  };

  const form = useRecordForm<Values>({
    draftKey: (added ? null : options.draftKey) ?? `${kind.type}:${row?.id ?? "new"}`,
    initial: options.initial ?? (row ? toValues(row) : kind.empty),
    version: row?.version ?? null,
    schema: kind.schema,
    draftSchema: kind.draftSchema,
    isDraft: row?.status === "DRAFT",
    labels: kind.labels,
    save: (values, version, intent, before) =>
      trySave(async () => {
        try {
          const saved = await send(values, version, intent, before);
          result.current = { saved };
          const stays = !row && (await options.onCreated?.(saved));
          return { values: toValues(saved), version: saved.version, stays };
        } catch (error) {
          result.current = { error };
          throw error;
        }
      }),
    reload: row && (documents.record ?? documents.list) ? () => reload(row.id) : undefined,
    onSaved: (values, intent, stays) => {
      const { saved } = result.current;
      if (!saved) return;
      const unpublished = publishes && !row ? unpublishedOutcome(role, intent) : null;
      const message = unpublished ?? (typeof done === "function" ? done(values) : done);
      const showToast = (more: Partial<Toast> = {}) => showSaved(saved, { ...message, ...more });
      if (options.onSaved) options.onSaved(saved, showToast, stays);
      else showToast();
      if (stays && !row) {
        setAdded(saved);
        options.onAdded?.(saved);
      }
      if (!stays && !options.onSaved) onClose();
    },
    onFailed: (message) => {
      const { error } = result.current;
      const told = failed?.(message, error) ?? { title: "Error", text: message };
      const text = isUnreachable(error) ? [told.text, noConnection].filter(Boolean).join(" ") : told.text;
      toast({ ...told, text, variant: "destructive" });
    },
  });
  return { ...form, row };
}

const noConnection = "There is no connection to the server. What you entered is kept.";

function readSaved<Row>(data: object | null | undefined): Row {
  const saved = readRoot<Row>(data);
  if (!saved) throw new Error("The response is empty.");
  return saved;
}

/**
 * Shows the toast after a save. A release publishes a row as it was scheduled, so the toast of a scheduled row says that
 * the change waits, and offers to include it.
 */
function useSavedToast({ publishes: type }: Pick<FormKind<KindRow, FormValues, never, never>, "publishes">) {
  const toast = useToast();
  const attempt = useAttempt();
  const [include] = useMutation(IncludeInReleaseDocument, { update: (cache) => evictLists(cache, ["releases"]) });
  const includeChange = async ({ id, version = 0 }: KindRow) => {
    if (!type) return;
    if (await attempt(() => include({ variables: { input: { type, id, version } } })))
      toast({ title: "Change included", text: "It will be published as it is now." });
  };
  return (saved: KindRow, done: Toast) =>
    toast(
      type && saved.status === "SCHEDULED"
        ? {
            title: done.title,
            text: "The schedule publishes it without this change, unless you include it.",
            action: { label: "Include the change", onClick: () => void includeChange(saved) },
          }
        : done,
    );
}
