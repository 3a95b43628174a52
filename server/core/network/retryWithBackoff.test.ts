import { retryWithBackoff } from "./retryWithBackoff";

const failure = new Error("not yet");

test("retry: runs the task again after a temporary failure, and reports the wait", async () => {
  const task = jest.fn().mockRejectedValueOnce(failure).mockResolvedValue("done");
  const waits: number[] = [];
  const { signal } = new AbortController();
  const onRetry = (_error: unknown, waitMs: number) => waits.push(waitMs);
  expect(await retryWithBackoff(task, { signal, shouldRetry: () => true, onRetry })).toBe("done");
  expect(waits).toEqual([250]);
});

test("retry: waits briefly again after a task that worked", async () => {
  const task = jest
    .fn<Promise<string>, [resetWait: () => void]>()
    .mockRejectedValueOnce(failure)
    .mockImplementationOnce((resetWait) => {
      resetWait();
      return Promise.reject(failure);
    })
    .mockResolvedValue("done");
  const waits: number[] = [];
  const { signal } = new AbortController();
  const onRetry = (_error: unknown, waitMs: number) => waits.push(waitMs);
  await retryWithBackoff(task, { signal, shouldRetry: () => true, onRetry });
  expect(waits).toEqual([250, 250]);
});

test("retry: throws a permanent failure, and every failure without a signal", async () => {
  const task = jest.fn().mockRejectedValue(failure);
  const { signal } = new AbortController();
  await expect(retryWithBackoff(task, { signal, shouldRetry: () => false })).rejects.toBe(failure);
  await expect(retryWithBackoff(task, { shouldRetry: () => true })).rejects.toBe(failure);
  expect(task).toHaveBeenCalledTimes(2);
});

test("retry: an aborted signal ends the wait", async () => {
  const end = new AbortController();
  const task = jest.fn().mockRejectedValue(failure);
  const retried = retryWithBackoff(task, { signal: end.signal, shouldRetry: () => true, onRetry: () => end.abort() });
  await expect(retried).rejects.toThrow("aborted");
  expect(task).toHaveBeenCalledTimes(1);
});
