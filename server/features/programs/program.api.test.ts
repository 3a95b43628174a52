import { editor } from "../../testing/editor";
import { type TestApi, testApi } from "../../testing/testApi";

describe("affiliate programs", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const run = async (text: string, variables?: Record<string, unknown>) => {
    const { data, errors } = await api.run(text, variables, { actor: editor });
    return errors.length ? errors[0].extensions : data;
  };

  test("are created with their hosts alone, changed at the version that was read, and deleted", async () => {
    const input = { name: "Big Market", kind: "MARKETPLACE", hosts: ["https://www.market.example/shop"], direct: true };
    const { createAffiliateProgram: created } = await run(
      "mutation ($input: CreateAffiliateProgramInput!) { createAffiliateProgram(input: $input) { id version hosts } }",
      { input: { ...input, priceLimitHours: 24 } },
    );
    expect(created.hosts).toEqual(["market.example"]);
    const update = (priceLimitHours: number) =>
      run("mutation ($input: UpdateAffiliateProgramInput!) { updateAffiliateProgram(input: $input) { id } }", {
        input: { ...input, id: created.id, version: created.version, priceLimitHours },
      });
    expect(await update(9_000)).toMatchObject({ fieldErrors: { priceLimitHours: "Enter 1 to 8760 hours." } });
    expect(await update(48)).toEqual({ updateAffiliateProgram: { id: created.id } });
    expect(await update(72)).toMatchObject({ code: "CONFLICT" });
    const list = "{ affiliatePrograms { name priceLimitHours } }";
    expect(await run(list)).toEqual({ affiliatePrograms: [{ name: "Big Market", priceLimitHours: 48 }] });
    const remove = () => run(`mutation { deleteAffiliateProgram(id: "${created.id}") }`);
    expect(await remove()).toEqual({ deleteAffiliateProgram: true });
    expect(await remove()).toMatchObject({ code: "NOT_FOUND" });
    expect(await run(list)).toEqual({ affiliatePrograms: [] });
  });
});
