import { buildItem, buildOutfit, buildPost, buildProduct } from "../../../../testing/build";
import { editor } from "../../../../testing/editor";
import { type TestApi, testApi } from "../../../../testing/testApi";
import { collectLinks } from "../collectLinks";

describe("replacing a host", () => {
  let api: TestApi;
  beforeEach(async () => (api = await testApi()));
  afterEach(() => api.stop());

  const db = () => api.dataSource.manager;
  const run = async (text: string, variables: object = {}) => {
    const { data, errors } = await api.run(text, { ...variables }, { actor: editor });
    if (errors.length) throw Object.assign(new Error(errors[0].message), errors[0]);
    return data;
  };
  const replace = async (input: object) =>
    (
      await run(
        `mutation ($input: ReplaceHostInput!) {
           replaceHost(input: $input) { matched changed undoId examples { title before after } }
         }`,
        { input: { from: "old.example", to: "new.example", ...input } },
      )
    ).replaceHost;
  const addresses = async (): Promise<string[]> =>
    (await run("{ links(first: 100, sort: ADDRESS) { nodes { address } } }")).links.nodes.map(
      ({ address }: { address: string }) => address,
    );

  /** One link of each kind at the host, and links that only look like it. */
  const build = async () => {
    const outfit = await buildOutfit(db(), { affiliateLink: "https://old.example/look" });
    const product = await buildProduct(db(), {
      title: "Cape",
      retailer: "Pellier",
      affiliateLink: "https://old.example/cape?sig=a%2Fb",
    });
    const item = await buildItem(db(), {
      title: "Belt",
      retailer: "Pellier",
      affiliateLink: "http://OLD.example/belt",
    });
    const post = await buildPost(db(), {
      content: "A [suit](https://old.example/suit) and `https://old.example/code`.",
    });
    for (const [at, affiliateLink] of [
      "https://www.old.example/a",
      "https://old.example.evil.example/a",
      "https://other.example/old.example",
      "https://old.example:8443/a",
    ].entries())
      await buildItem(db(), { title: `Other ${at}`, affiliateLink });
    return { outfit, product, item, post };
  };
  const atHost = [
    "https://old.example/look",
    "https://old.example/cape?sig=a%2Fb",
    "http://OLD.example/belt",
    "https://old.example/suit",
  ];
  const others = [
    "https://old.example.evil.example/a",
    "https://old.example:8443/a",
    "https://other.example/old.example",
    "https://www.old.example/a",
  ];

  test("counts and shows three examples, and a dry run changes nothing", async () => {
    await build();
    const counted = await replace({ dryRun: true });
    expect(counted).toMatchObject({ matched: 4, changed: 4, undoId: null });
    expect(counted.examples).toHaveLength(3);
    expect(counted.examples).toContainEqual({
      title: "Cape",
      before: "https://old.example/cape?sig=a%2Fb",
      after: "https://new.example/cape?sig=a%2Fb",
    });
    await collectLinks(db());
    expect(await addresses()).toEqual(expect.arrayContaining([...atHost, ...others]));
    expect(await addresses()).toHaveLength(8);
  });

  test("changes outfits, products, items and articles, leaves other hosts alone, and has one Undo", async () => {
    const { outfit, product, item, post } = await build();
    const { changed, undoId } = await replace({ to: "https://new.example/" });
    expect(changed).toBe(4);
    const read = async () => {
      const data = await run(
        `{ outfit(id: "${outfit.id}") { affiliateLink } affiliateProduct(id: "${product.id}") { affiliateLink }
           categoryItem(id: "${item.id}") { affiliateLink } blogPost(id: "${post.id}") { content } }`,
      );
      return [
        data.outfit.affiliateLink,
        data.affiliateProduct.affiliateLink,
        data.categoryItem.affiliateLink,
        data.blogPost.content,
      ];
    };
    expect(await read()).toEqual([
      "https://new.example/look",
      "https://new.example/cape?sig=a%2Fb",
      "http://new.example/belt",
      "A [suit](https://new.example/suit) and `https://old.example/code`.",
    ]);
    expect(await addresses()).toEqual(expect.arrayContaining(others));
    const due: { address: string }[] = await db().query(
      "SELECT address FROM link_checks WHERE host = 'new.example' AND state = 'UNCHECKED' AND next_check_at <= now()",
    );
    expect(due).toHaveLength(4);
    const undone = await run("mutation ($input: IdInput!) { undo(input: $input) { undone skipped } }", {
      input: { id: undoId },
    });
    expect(undone.undo).toEqual({ undone: 4, skipped: 0 });
    expect((await read())[1]).toBe("https://old.example/cape?sig=a%2Fb");
    await collectLinks(db());
    expect(await addresses()).toEqual(expect.arrayContaining([...atHost, ...others]));
  });

  test("is limited to a retailer, or to selected links", async () => {
    await build();
    await buildItem(db(), { title: "Hat", retailer: "Other", affiliateLink: "https://old.example/hat" });
    expect(await replace({ retailer: "Pellier", dryRun: true })).toMatchObject({ changed: 2 });
    expect(await replace({ retailer: "Nobody", dryRun: true })).toMatchObject({ changed: 0, examples: [] });
    const { links } = await run('{ links(filter: { search: "/hat" }) { nodes { id } } }');
    const linkIds = [links.nodes[0].id];
    expect(await replace({ linkIds })).toMatchObject({ changed: 1 });
    expect(await replace({ linkIds: [], dryRun: true })).toMatchObject({ changed: 0 });
    expect(await addresses()).toContain("https://old.example/look");
  });

  test("queues the check of an address that was in use before", async () => {
    await buildItem(db(), { affiliateLink: "https://new.example/hat" });
    await buildItem(db(), { affiliateLink: "https://old.example/hat" });
    await addresses();
    await db().query("UPDATE link_checks SET state = 'OK', next_check_at = now() + interval '1 day'");
    await replace({});
    const links: object[] = await db().query("SELECT address, next_check_at <= now() AS due FROM link_checks");
    expect(links).toEqual([{ address: "https://new.example/hat", due: true }]);
  });

  test("lists the hosts in use, of all links or of a retailer", async () => {
    await build();
    const read = async (retailer: string | null) =>
      (await run("query ($retailer: String) { linkHosts(retailer: $retailer) { name count } }", { retailer }))
        .linkHosts;
    await collectLinks(db());
    expect((await read(null))[0]).toEqual({ name: "old.example", count: 5 });
    expect((await run("{ linkHosts { name } }")).linkHosts[0]).toEqual({ name: "old.example" });
    expect(await read("Pellier")).toEqual([{ name: "old.example", count: 2 }]);
    expect(await read("'; DROP TABLE outfits; --")).toEqual([]);
  });

  test.each([
    [{ from: "old.example/path" }, "from"],
    [{ from: "" }, "from"],
    [{ to: "javascript:alert(1)" }, "to"],
    [{ to: "data:text/html,x" }, "to"],
    [{ to: "user@new.example" }, "to"],
    [{ to: "new example" }, "to"],
    [{ to: "old.example" }, "to"],
    [{ to: `${"a".repeat(260)}.example` }, "to"],
  ])("refuses %j", async (input, field) => {
    await expect(replace(input)).rejects.toMatchObject({
      extensions: { code: "BAD_USER_INPUT", fieldErrors: { [field]: expect.any(String) } },
    });
  });
});
