import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, renderHook } from "@testing-library/react";
import { of } from "rxjs";
import { BulkItemsDocument, DeleteItemDocument } from "../../graphql/generated/adminOperations";
import { useGridSelection } from "../grid/useGridSelection";
import { useDeleteRecord } from "../kind/DeleteRecord";
import { kindWords } from "../kind/recordKind";
import { createAdminCache } from "./adminClient";
import { useBulkChange } from "./useBulkChange";

/** Renders a hook and records for each operation whether it uses `keepalive`. */
function renderSending<Hook>(useIt: () => Hook, data: Record<string, unknown>) {
  const keepaliveFlags: unknown[] = [];
  const link = new ApolloLink((operation) => {
    keepaliveFlags.push((operation.getContext().fetchOptions as RequestInit | undefined)?.keepalive);
    return of({ data });
  });
  const client = new ApolloClient({ cache: createAdminCache(), link });
  const { result } = renderHook(useIt, {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  return { keepaliveFlags, hook: () => result.current };
}

const change = { __typename: "Change", matched: 2, changed: 2, undoId: "undo-1", next: null };

describe("closing the tab does not cancel", () => {
  it("a deletion", async () => {
    const kind = {
      typename: "CategoryItem",
      lists: [],
      words: kindWords("Item"),
      documents: { remove: DeleteItemDocument },
      deletion: { alsoChanged: [], bulkTitle: "", bulkConsequence: "" },
      messages: { delete: { done: { title: "Deleted" }, failed: { title: "Error" } } },
    };
    const { keepaliveFlags, hook } = renderSending(() => useDeleteRecord(kind), { deleteCategoryItem: change });
    await act(async () => expect(await hook().remove("a")).toBe(true));
    expect(keepaliveFlags).toEqual([true]);
  });

  it("a bulk change", async () => {
    const { keepaliveFlags, hook } = renderSending(
      () =>
        useBulkChange(BulkItemsDocument, {
          selection: useGridSelection("items"),
          filter: {},
          lists: [],
          done: (changed) => ({ title: `${changed} items deleted` }),
        }),
      { bulkCategoryItems: change },
    );
    await act(() => hook().run({ delete: true }));
    expect(keepaliveFlags).toEqual([true]);
  });
});
