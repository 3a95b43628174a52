import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, renderHook } from "@testing-library/react";
import { of } from "rxjs";
import { BulkItemsDocument, DeleteItemDocument } from "../generated/adminOperations";
import { useGridSelection } from "../../shared/admin/grid/useGridSelection";
import { createAdminCache } from "./adminCache";
import { useBulkChange } from "./useBulkChange";
import { useDeleteRow } from "./useDeleteRow";

/** Renders a hook and records for each operation whether it uses `keepalive`. */
function renderSending<Hook>(useIt: () => Hook, data: Record<string, unknown>) {
  const kept: unknown[] = [];
  const link = new ApolloLink((operation) => {
    kept.push((operation.getContext().fetchOptions as RequestInit | undefined)?.keepalive);
    return of({ data });
  });
  const client = new ApolloClient({ cache: createAdminCache(), link });
  const { result } = renderHook(useIt, {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  return { kept, hook: () => result.current };
}

const change = { __typename: "Change", matched: 2, changed: 2, undoId: "undo-1" };

describe("closing the tab does not cancel", () => {
  it("a deletion", async () => {
    const deletion = { typename: "CategoryItem", lists: [], done: { title: "Deleted" }, failed: { title: "Error" } };
    const { kept, hook } = renderSending(
      () => useDeleteRow(DeleteItemDocument, { ...deletion, getUndoId: (data) => data.deleteCategoryItem.undoId }),
      { deleteCategoryItem: change },
    );
    await act(async () => expect(await hook().remove("a")).toBe(true));
    expect(kept).toEqual([true]);
  });

  it("a bulk change", async () => {
    const { kept, hook } = renderSending(
      () =>
        useBulkChange(BulkItemsDocument, {
          selection: useGridSelection("items"),
          filter: {},
          getResult: (data) => data.bulkCategoryItems,
          lists: [],
          done: (changed) => ({ title: `${changed} items deleted` }),
        }),
      { bulkCategoryItems: change },
    );
    await act(() => hook().run({ delete: true }));
    expect(kept).toEqual([true]);
  });
});
