import { act, screen } from "@testing-library/react";
import type { BulkWork } from "../../graphql/useBulkChange";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { BulkDialog } from "./BulkDialog";

/** Opens the dialog with a change of 2,500 rows that the test reports on, and starts it. */
async function start() {
  const onClose = jest.fn();
  const run = jest.fn<Promise<void>, [BulkWork]>();
  let finish = (_failure?: Error): void => undefined;
  run.mockImplementation(
    () => new Promise((resolve, reject) => (finish = (failure) => (failure ? reject(failure) : resolve()))),
  );
  const app = await openAdminScreen(
    <BulkDialog
      title="Delete items"
      noun={["item", "items"]}
      consequence="will be moved to the trash"
      count={() => Promise.resolve(2_500)}
      run={run}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      onClose={onClose}
    />,
  );
  await screen.findByText("2500 items will be moved to the trash.");
  await app.user.dblClick(screen.getByRole("button", { name: "Delete" }));
  const work = run.mock.calls[0]?.[0];
  if (!work) throw new Error("The change has not started.");
  return {
    ...app,
    onClose,
    run,
    work,
    report: (changed: number) => act(() => work.onProgress(changed)),
    end: (failure?: Error) => act(async () => finish(failure)),
  };
}
const button = (name: string) => screen.getByRole("button", { name });
const isLeavingRefused = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

describe("BulkDialog", () => {
  it("shows how far a long change is, and closes when it is done", async () => {
    const { work, report, end, onClose, run } = await start();
    expect(run).toHaveBeenCalledTimes(1);
    expect(work.rows).toBe(2_500);
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(button("Cancel")).toBeDisabled();
    await report(1_000);
    expect(screen.getByText("1,000 of 2,500")).toBeVisible();
    expect(screen.getByRole("progressbar", { name: "Deleting..." })).toHaveAttribute("aria-valuenow", "40");
    expect(onClose).not.toHaveBeenCalled();
    await end();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("can be stopped, also with the keyboard, and waits for the batch under way", async () => {
    const { work, report, end, onClose, user } = await start();
    await report(1_000);
    await user.keyboard("{Escape}");
    expect([work.signal.aborted, onClose.mock.calls.length]).toEqual([false, 0]);
    act(() => button("Close").focus());
    await user.tab();
    expect(button("Stop")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(work.signal.aborted).toBe(true);
    expect(button("Stopping...")).toBeDisabled();
    await report(2_000);
    expect(button("Stopping...")).toBeDisabled();
    await end();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("says why the change failed, and can start it again", async () => {
    const { report, end, run, user } = await start();
    await report(1_000);
    await end(new Error("The category was deleted."));
    expect(screen.getByRole("alert")).toHaveTextContent("The category was deleted.");
    expect(screen.queryByRole("progressbar")).toBeNull();
    await user.click(button("Delete"));
    expect(run).toHaveBeenCalledTimes(2);
  });

  it("asks before the tab is closed, and stops when the screen is left", async () => {
    const { work, report, unmount } = await start();
    expect(isLeavingRefused()).toBe(false);
    await report(1_000);
    expect(isLeavingRefused()).toBe(true);
    unmount();
    expect(work.signal.aborted).toBe(true);
    expect(isLeavingRefused()).toBe(false);
  });
});
