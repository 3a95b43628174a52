import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, renderHook } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { of } from "rxjs";
import { BulkItemsDocument, type BulkCategoryItemsInput } from "../../graphql/generated/adminOperations";
import { ToastContext, type Toast } from "../../shared/toast/ToastContext";
import type { GridSelection } from "../grid/useGridSelection";
import { createAdminCache } from "./adminClient";
import { useBulkChange } from "./useBulkChange";

const batches = [
  { changed: 1_000, undoId: "7", next: "b" },
  { changed: 998, undoId: "7", next: "c" },
  { changed: 500, undoId: "7", next: null },
];

/** Renders the hook for all items, whose deletion the server answers with the given results. */
function setUp(results: readonly (object | GraphQLError)[]) {
  const sent: BulkCategoryItemsInput[] = [];
  const link = new ApolloLink(({ variables }) => {
    sent.push((variables as { input: BulkCategoryItemsInput }).input);
    const result = results[sent.length - 1];
    if (result instanceof GraphQLError) return of({ errors: [result] });
    return of({ data: { bulkCategoryItems: { __typename: "Change", matched: 0, ...result } } });
  });
  const client = new ApolloClient({ cache: createAdminCache(), link });
  const [toast, clear, onProgress] = [jest.fn<void, [Toast]>(), jest.fn(), jest.fn()];
  const { result } = renderHook(
    () =>
      useBulkChange(BulkItemsDocument, {
        selection: { all: true, ids: new Set(), clear } as never as GridSelection,
        filter: {},
        lists: [],
        done: (changed) => ({ title: `${changed} items deleted` }),
      }),
    {
      wrapper: ({ children }) => (
        <ToastContext value={toast}>
          <ApolloProvider client={client}>{children}</ApolloProvider>
        </ToastContext>
      ),
    },
  );
  const controller = new AbortController();
  const run = async (rows: number): Promise<void> => {
    await act(() => result.current.run({ delete: true }, { rows, signal: controller.signal, onProgress }));
  };
  return { run, sent, toast, clear, onProgress, stop: () => controller.abort() };
}

const all = { filter: {}, delete: true, dryRun: false };
const action = expect.objectContaining({ label: "Undo" });

describe("a bulk change", () => {
  it("of few rows is one request", async () => {
    const { run, sent, toast, onProgress } = setUp([{ changed: 1_000, undoId: "7", next: null }]);
    await run(1_000);
    expect(sent).toEqual([all]);
    expect(onProgress).not.toHaveBeenCalled();
    expect(toast.mock.calls).toEqual([[{ title: "1000 items deleted", action }]]);
  });

  it("of many rows is sent in batches, which one Undo reverts", async () => {
    const { run, sent, toast, clear, onProgress } = setUp(batches);
    await run(2_500);
    expect(sent).toEqual([
      { ...all, batch: { limit: 1_000 } },
      { ...all, batch: { limit: 1_000, after: "b", undoId: "7" } },
      { ...all, batch: { limit: 1_000, after: "c", undoId: "7" } },
    ]);
    expect(onProgress.mock.calls).toEqual([[1_000], [1_998]]);
    expect(toast.mock.calls).toEqual([[{ title: "2498 items deleted", action }]]);
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it("that is stopped says how many rows it has changed, with their Undo", async () => {
    const { run, sent, toast, clear, onProgress, stop } = setUp(batches);
    onProgress.mockImplementation(stop);
    await run(2_500);
    expect(sent).toHaveLength(1);
    const text = "1,000 of 2,500 rows are changed. The others are as they were.";
    expect(toast.mock.calls).toEqual([[{ title: "Stopped", text, action }]]);
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it("that fails midway leaves an Undo for what it has changed, and keeps the selection", async () => {
    const failure = new GraphQLError("The category was deleted.", { extensions: { code: "BAD_USER_INPUT" } });
    const { run, toast, clear } = setUp([...batches.slice(0, 1), failure]);
    await expect(run(2_500)).rejects.toThrow("The category was deleted.");
    const text = "1,000 of 2,500 rows are changed. The others are as they were.";
    expect(toast.mock.calls).toEqual([[{ title: "Not finished", text, action }]]);
    expect(clear).not.toHaveBeenCalled();
  });
});
