// On both engines: each sorts texts by its own collation.
import { buildCelebrity } from "../../testing/build";
import { type TestApi, testApi } from "../../testing/testApi";

describe("keyset pagination", () => {
  let api: TestApi;
  const names = ["Ada", "Bo", "Cleo", "Dara", "Élodie", "Finn", "Gus"];
  beforeAll(async () => {
    api = await testApi();
    for (const name of names) await buildCelebrity(api.dataSource.manager, { name });
  });
  afterAll(() => api.stop());

  const read = async (args: string) => {
    const { data, errors } = await api.run(
      `{ celebrities(${args}) { nodes { name } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } }`,
    );
    expect(errors).toEqual([]);
    const { nodes, pageInfo, totalCount } = data.celebrities;
    expect(totalCount).toBe(names.length);
    return { names: nodes.map(({ name }: { name: string }) => name) as string[], ...pageInfo };
  };

  test("reads forwards, and backwards to the start", async () => {
    const one = await read("first: 3");
    const two = await read(`first: 3, after: "${one.endCursor}"`);
    const three = await read(`first: 3, after: "${two.endCursor}"`);
    expect([one.names, two.names, three.names]).toEqual([names.slice(0, 3), names.slice(3, 6), names.slice(6)]);
    expect([one, two, three].map(({ hasPreviousPage, hasNextPage }) => [hasPreviousPage, hasNextPage])).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
    const back = await read(`last: 3, before: "${three.startCursor}"`);
    expect(back).toEqual({ ...two, hasNextPage: true });
    const start = await read(`last: 3, before: "${back.startCursor}"`);
    expect(start).toEqual({ ...one, hasNextPage: true });
  });

  test("reads from the end, and in reverse order", async () => {
    expect((await read("last: 2")).names).toEqual(["Finn", "Gus"]);
    const turned = await read("first: 2, reverse: true");
    expect(turned.names).toEqual(["Gus", "Finn"]);
    const next = await read(`first: 2, reverse: true, after: "${turned.endCursor}"`);
    expect(next.names).toEqual(["Élodie", "Dara"]);
    expect((await read(`last: 2, reverse: true, before: "${next.startCursor}"`)).names).toEqual(["Gus", "Finn"]);
  });
});
