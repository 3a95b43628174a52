// On both engines: each sorts texts by its own collation.
import { Celebrity } from "../../features/content/celebrity/celebrity.entity";
import { Outfit } from "../../features/content/outfit/outfit.entity";
import { buildCelebrity, buildOutfit } from "../../testing/build";
import { editor } from "../../testing/editor";
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

  test("reads a list by the name of another row, which may be missing", async () => {
    const { manager } = api.dataSource;
    const order = ["Gus", "Bo", "Élodie", "Bo"];
    for (const name of order) {
      const { id } = await manager.findOneByOrFail(Celebrity, { name });
      await buildOutfit(manager, { title: `Suit of ${name}`, celebrityId: id });
    }
    const { id } = await buildOutfit(manager, { title: "Suit of nobody" });
    await manager.update(Outfit, id, { celebrityId: null });
    const list = async (args: string) => {
      const { data, errors } = await api.run(
        `{ outfits(sort: CELEBRITY, first: 2, ${args}) { nodes { title } pageInfo { endCursor } totalCount } }`,
        {},
        { actor: editor },
      );
      expect(errors).toEqual([]);
      const { nodes, pageInfo } = data.outfits;
      return { ...pageInfo, titles: nodes.map(({ title }: { title: string }) => title.replace("Suit of ", "")) };
    };
    const sorted = ["nobody", "Bo", "Bo", "Élodie", "Gus"];
    for (const [more, expected] of [
      ["", sorted],
      ["reverse: true, ", sorted.toReversed()],
      ['filter: { search: "suit of" }, ', sorted],
    ] as const) {
      const one = await list(more);
      const two = await list(`${more} after: "${one.endCursor}"`);
      const three = await list(`${more} after: "${two.endCursor}"`);
      expect([...one.titles, ...two.titles, ...three.titles]).toEqual(expected);
    }
  });
});
