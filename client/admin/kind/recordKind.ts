import type { TypedDocumentNode } from "@apollo/client";
import type { Schema } from "yup";
import type {
  MergeEventsInput,
  MergeFieldsFragment,
  PublicationStatus,
  PublishableType,
} from "../../graphql/generated/adminOperations";
import type { Toast } from "../../shared/toast/ToastContext";
import type { Noun } from "../grid/gridTypes";
import { isSameValue } from "../record/paths";
import type { FormValues } from "../record/recordTypes";

/** A document with one root field, as every document of a kind is. */
export type OneRoot<Result, Variables> = TypedDocumentNode<Record<string, Result>, Variables>;

/** Returns the value of the only root field; undefined without a response. */
export const readRoot = <Result>(data: object | null | undefined): Result | undefined =>
  Object.values(data ?? {})[0] as Result | undefined;

export interface KindRow {
  id: string;
  /** Kinds without versions have no conflicts: the last save wins. */
  version?: number;
  status?: PublicationStatus;
}

/** The words of a kind's forms. */
export interface KindWords {
  /** "Blog Post" */
  name: string;
  addTitle: string;
  editTitle: string;
  add: string;
  update: string;
  /** "Saving..." by default. */
  adding?: string;
  updating?: string;
}

/** Returns the usual words: "Add Outfit", "Edit Outfit", "Update Outfit". */
export const kindWords = (name: string, differing: Partial<KindWords> = {}): KindWords => ({
  name,
  addTitle: `Add ${name}`,
  editTitle: `Edit ${name}`,
  add: `Add ${name}`,
  update: `Update ${name}`,
  adding: "Adding...",
  updating: "Updating...",
  ...differing,
});

export interface SaveMessages<Values> {
  done: Toast | ((values: Values) => Toast);
  /** The server's message by default. */
  failed?: (message: string, error: unknown) => Toast;
}

/** Returns the usual toasts: "Outfit added". `whyKept` says what may keep a row from being deleted. */
export const kindMessages = (name: string, whyKept?: string) => ({
  add: { done: { title: `${name} added` } },
  update: { done: { title: `${name} updated` } },
  delete: {
    done: { title: `${name} deleted` },
    failed: {
      title: `The ${name.toLowerCase()} could not be deleted`,
      text: whyKept,
      variant: "destructive" as const,
    },
  },
});

export interface MergedRow {
  id: string;
  name: string;
  /** What tells it from rows with a like name. */
  spellings?: readonly string[];
  firstDay?: string | null;
}

/** How two rows of a kind become one. */
export interface KindMerge {
  run: OneRoot<MergeFieldsFragment, { input: Pick<MergeEventsInput, "id" | "intoId" | "dryRun"> }>;
  /** Finds rows by a part of the name. */
  find: OneRoot<{ nodes: readonly MergedRow[] }, { search: string }>;
}

/** A kind of content that has a form. It is a value: what a kind does differently is code beside it. */
export interface FormKind<Row extends KindRow, Values extends FormValues, Create, Update> {
  /** Begins the keys of drafts and open records: "celebrity". */
  type: string;
  words: KindWords;
  documents: {
    /** Reads a row again after a conflict: by its id, or from the list of all rows. */
    record?: OneRoot<Row | null, { id: string }>;
    list?: OneRoot<readonly Row[], Record<string, never>>;
    create: OneRoot<Row, { input: Create }>;
    update: OneRoot<Row, { input: Update }>;
  };
  /** Root fields that a save affects. */
  lists: readonly string[];
  /** For rows that keep their position: the root fields that an update affects, instead of `lists`. */
  updateLists?: readonly string[];
  schema?: Schema;
  /** The rules of a draft; `schema` without them. */
  draftSchema?: Schema;
  empty: Values;
  toValues: (row: Row) => Values;
  /** The first values of a copy. */
  toCopy?: (row: Row) => Values;
  /** Changes all values before they are compared and sent. */
  prepare?: (values: Values) => Values;
  /**
   * Converts the changed values to the server's input; for a new row, all of them. `values` are all values, for a server
   * that demands them.
   */
  toInput: (changed: Partial<Values>, values: Values) => Omit<Update, "id" | "version">;
  /** `toInput` of all values by default. */
  toNewInput?: (values: Values) => Omit<Create, "requestId">;
  /** Labels of fields whose path makes a poor label. */
  labels?: Readonly<Record<string, string>>;
  messages: { add: SaveMessages<Values>; update: SaveMessages<Values> };
  /** Pixels. */
  maxWidth?: number;
  /** For kinds that have drafts, a schedule and a preview. */
  publishes?: PublishableType;
}

interface KindChange {
  undoId: string | null;
}

export interface BulkResult extends KindChange {
  matched: number;
  changed: number;
}

/** A kind with a list: its rows go to the trash, and change many at once. */
export interface RecordKind<Row extends KindRow, Values extends FormValues, Create, Update, Bulk> extends FormKind<
  Row,
  Values,
  Create,
  Update
> {
  typename: string;
  noun: Noun;
  documents: FormKind<Row, Values, Create, Update>["documents"] & {
    remove: OneRoot<KindChange, { input: { id: string } }>;
    bulk: OneRoot<BulkResult, { input: Bulk }>;
  };
  messages: FormKind<Row, Values, Create, Update>["messages"] & {
    delete: { done: Toast; failed: Toast };
    /** After a change of many rows; "3 pages deleted" by default. */
    bulk?: (changed: number, change: Omit<Bulk, "ids" | "filter" | "dryRun">) => Toast;
  };
  /** For kinds whose twins can be merged. */
  merge?: KindMerge;
  deletion: {
    /** Root fields besides the row's own lists that a deletion affects. */
    alsoChanged: readonly string[];
    /** "Delete Outfit" by default. */
    title?: (name: string) => string;
    question?: string;
    /** "Delete outfits" by default. */
    bulkTitle?: string;
    /** "will be moved to the trash" */
    bulkConsequence?: string;
  };
}

/** Declares a kind that has a form only. */
export const formKind = <Row extends KindRow, Values extends FormValues, Create, Update>(
  kind: FormKind<Row, Values, Create, Update>,
) => kind;

/** Declares a kind with a list. */
export const recordKind = <Row extends KindRow, Values extends FormValues, Create, Update, Bulk>(
  kind: RecordKind<Row, Values, Create, Update, Bulk>,
) => kind;

/** Returns the changed fields with their new values, so that an update contains only what the editor changed. */
export function changedFields<Values extends object>(values: Values, before: Values): Partial<Values> {
  const names = Object.keys(values) as (keyof Values)[];
  return Object.fromEntries(
    names.filter((name) => !isSameValue(values[name], before[name])).map((name) => [name, values[name]]),
  ) as Partial<Values>;
}

/**
 * Returns the form's values of a row: the fields of `empty`, nested ones included, without `__typename`. Null means the
 * empty value.
 */
export function pickFields<Values>(empty: Values, from: { [Name in keyof Values]: Values[Name] | null }): Values {
  return pickValue(empty, from) as Values;
}

function pickValue(empty: unknown, from: unknown): unknown {
  if (from === null || from === undefined) return empty;
  if (Array.isArray(from)) return from.map(withoutTypename);
  if (!isObject(empty) || !isObject(from)) return from;
  return Object.fromEntries(Object.keys(empty).map((name) => [name, pickValue(empty[name], from[name])] as const));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function withoutTypename(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { __typename, ...rest } = value;
  return rest;
}
