import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

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

  test("have a network with its deep link and terms, which field errors explain", async () => {
    const input = { name: "Deep", kind: "COMMISSION_NETWORK", hosts: ["deep.example"], network: "awin" };
    const deepLinkTemplate = "https://www.awin1.com/cread.php?awinmid={advertiserId}&ued={url}";
    const terms = { validationDays: 45, cookieDays: 30, commissionRates: "Shoes 8%" };
    const create = (values: object) =>
      run(
        `mutation ($input: CreateAffiliateProgramInput!) { createAffiliateProgram(input: $input) {
           network publisherId advertiserId deepLinkTemplate validationDays cookieDays commissionRates } }`,
        { input: { ...input, ...values } },
      );
    for (const [values, fieldErrors] of [
      [{ network: "unknown" }, { network: "Choose a network of the list." }],
      [{ deepLinkTemplate }, { deepLinkTemplate: "The deep link needs the advertiser ID." }],
      [{ advertiserId: "a b" }, { advertiserId: "Use at most 50 letters, digits, dots, hyphens and underscores." }],
      [{ validationDays: 401 }, { validationDays: "Enter 0 to 400 days." }],
      [{ commissionRates: "x".repeat(501) }, { commissionRates: "Use at most 500 characters." }],
    ])
      expect(await create(values)).toMatchObject({ fieldErrors });
    expect(await create({ ...terms, advertiserId: "12", deepLinkTemplate })).toEqual({
      createAffiliateProgram: { network: "awin", publisherId: "", advertiserId: "12", deepLinkTemplate, ...terms },
    });
  });

  test("show what visitors get for a link that is being entered", async () => {
    const preview = (address: string) =>
      run("query ($address: String!) { affiliateLinkPreview(address: $address) { shopAddress deepLink program } }", {
        address,
      });
    const shop = "https://www.deep.example/p";
    const deepLink = expect.stringMatching(
      /^https:\/\/www\.awin1\.com\/cread\.php\?awinmid=12&ued=https%3A%2F%2Fwww\.deep\.example%2Fp%3Futm_source%3Dwornby.*&sid=\{clickId\}$/,
    ) as string;
    await api.dataSource.query("UPDATE affiliate_programs SET sub_id_parameter = 'sid' WHERE name = 'Deep'");
    expect(await preview(shop)).toEqual({ affiliateLinkPreview: { shopAddress: null, deepLink, program: "Deep" } });
    expect(await preview(`https://www.awin1.com/cread.php?ued=${encodeURIComponent(shop)}`)).toEqual({
      affiliateLinkPreview: { shopAddress: shop, deepLink: null, program: null },
    });
    expect(await preview("javascript:alert(1)")).toMatchObject({ code: "BAD_USER_INPUT" });
  });
});
