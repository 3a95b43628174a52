import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, renderHook } from "@testing-library/react";
import { of } from "rxjs";
import { BulkItemsDocument, DeleteItemDocument } from "../../graphql/generated/adminOperations";
import { useGridSelection } from "../grid/useGridSelection";
import { createAdminCache } from "./adminCache";
import { useBulkChange } from "./useBulkChange";
import { useDeleteRow } from "./useDeleteRow";

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

const change = { __typename: "Change", matched: 2, changed: 2, undoId: "undo-1" };

describe("closing the tab does not cancel", () => {
  it("a deletion", async () => {
    const deletion = { typename: "CategoryItem", lists: [], done: { title: "Deleted" }, failed: { title: "Error" } };
    const { keepaliveFlags, hook } = renderSending(
      () => useDeleteRow(DeleteItemDocument, { ...deletion, getUndoId: (data) => data.deleteCategoryItem.undoId }),
      { deleteCategoryItem: change },
    );
    await act(async () => expect(await hook().remove("a")).toBe(true));
    expect(keepaliveFlags).toEqual([true]);
  });

  it("a bulk change", async () => {
    const { keepaliveFlags, hook } = renderSending(
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
    expect(keepaliveFlags).toEqual([true]);
  });
});
