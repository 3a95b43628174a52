import { turns } from "./turns";

const settled = () => new Promise((done) => setImmediate(done));

test("at most so many run at a time, in the order they came, also after one that failed", async () => {
  const inTurn = turns(2);
  const begun: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const tasks = [0, 1, 2, 3].map((number) =>
    inTurn(() => {
      begun.push(number);
      return new Promise<void>((resolve, reject) => {
        ends[number] = (error) => (error ? reject(error) : resolve());
      });
    }),
  );
  await settled();
  expect(begun).toEqual([0, 1]);
  ends[1](new Error("cut off"));
  await expect(tasks[1]).rejects.toThrow("cut off");
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  ends[0]();
  await settled();
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[2]();
  ends[3]();
  await Promise.all([tasks[0], tasks[2], tasks[3]]);
  expect(await inTurn(() => Promise.resolve("later"))).toBe("later");
});
