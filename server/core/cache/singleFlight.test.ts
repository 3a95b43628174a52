import { SingleFlight } from "./singleFlight";

const deferred = () => {
  let resolve: (value: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => (resolve = settle));
  return { promise, resolve };
};

test("single flight: callers share the run in flight, and a later caller starts another", async () => {
  const flights = new SingleFlight<string>();
  const task = jest.fn().mockResolvedValue("value");
  expect(await Promise.all([flights.run("a", task), flights.run("a", task)])).toEqual(["value", "value"]);
  expect(task).toHaveBeenCalledTimes(1);
  await flights.run("a", task);
  expect(task).toHaveBeenCalledTimes(2);
});

test("single flight: a failed run is not shared with later callers", async () => {
  const flights = new SingleFlight<string>();
  await expect(flights.run("a", () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await flights.run("a", () => Promise.resolve("value"))).toBe("value");
});

test("single flight: after forget a new run starts, and the old one knows that it is not current", async () => {
  const flights = new SingleFlight<string>();
  const old = deferred();
  let wasCurrent: boolean | undefined;
  const first = flights.run("a", async (isCurrent) => {
    const value = await old.promise;
    wasCurrent = isCurrent();
    return value;
  });
  flights.forget("a");
  const current = deferred();
  const second = flights.run("a", () => current.promise);
  old.resolve("old");
  expect(await first).toBe("old");
  expect(wasCurrent).toBe(false);
  expect(flights.run("a", () => Promise.resolve("third"))).toBe(second);
  current.resolve("new");
  expect(await second).toBe("new");
});
