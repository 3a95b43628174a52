import { useState, type ReactNode } from "react";
import { type BulkWork, useBulkChange } from "../../../../../admin/graphql/useBulkChange";
import {
  BulkStatusDocument,
  type BulkStatusInput,
  type PublishableFilter,
  type PublishableType,
} from "../../../../../graphql/generated/adminOperations";
import type { Noun } from "../../../../../admin/grid/gridTypes";
import type { GridSelection } from "../../../../../admin/grid/useGridSelection";
import { plural } from "../../../../../shared/format/plural";
import { publishedLists } from "../publishable";

/** The selected rows of a list. */
export interface BulkStatusRows<Type extends PublishableType = PublishableType> {
  type: Type;
  noun: Noun;
  selection: GridSelection;
  /** The filter of the list. */
  filter: NonNullable<PublishableFilter[Type]>;
}

type StatusChange = Pick<BulkStatusInput, "status" | "schedule" | "releaseId">;

interface BulkStatus {
  /** Counts the rows that would change. */
  count: () => Promise<number>;
  run: (work: BulkWork) => Promise<void>;
  /** Why other rows would not change, after the count. */
  problems: ReactNode;
}

const results = {
  PUBLISHED: "published",
  SCHEDULED: "scheduled",
  DRAFT: "taken offline",
  IN_REVIEW: "submitted for review",
};

/** Gives the selected rows another status, with one Undo for all. */
export function useBulkStatus({ type, noun, selection, filter }: BulkStatusRows, change: StatusChange): BulkStatus {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const bulk = useBulkChange(BulkStatusDocument, {
    selection,
    filter: { [type]: filter },
    lists: publishedLists,
    done: (changed, { status }) => ({
      title: "Saved",
      text: `${plural(changed, ...noun)} ${changed === 1 ? "has" : "have"} been ${results[status]}`,
    }),
  });
  return {
    count: async () => {
      const result = await bulk.dryRun({ type, ...change });
      setProblems(result.problems);
      return result.changed;
    },
    run: (work) => bulk.run({ type, ...change }, work),
    problems: problems.map((problem) => <p key={problem}>{problem}</p>),
  };
}
