import { createProgram } from "../../site/programs/program.service";
import { ProgramKind } from "../../site/programs/affiliateProgram.entity";
import { linkKey } from "../../../core/links/linkKey";
import { buildPost } from "../../../testing/build";
import { type TestApi, testApi } from "../../../testing/testApi";
import { listArticleLinks } from "./articleLinks.service";

const suit = "https://northloom.example/p/suit?size=m&fit=slim";
const bag = "https://velvet.example/bag";

describe("article links", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const html = async (slug: string): Promise<string> =>
    (await api.run("query ($slug: String!) { blogPost(slug: $slug) { html } }", { slug })).data.blogPost.html;

  test("outbound links go through /go with their own id; internal links do not change", async () => {
    const content = `A [suit](${suit}), the same [again](${suit}), <${bag}>, [all](/outfits), [mine](/go/1).`;
    const { id, slug } = await buildPost(api.dataSource.manager, { content });
    expect([...listArticleLinks(content)]).toEqual([
      [linkKey(suit), suit],
      [linkKey(bag), bag],
    ]);
    const marks = 'rel="sponsored nofollow noopener" target="_blank"';
    const way = (address: string) => `<a href="/go/${id}/${linkKey(address)}?from=article" ${marks}>`;
    expect(await html(slug)).toBe(
      `<p>A ${way(suit)}suit</a>, the same ${way(suit)}again</a>, ${way(bag)}${bag}</a>, ` +
        `<a href="/outfits">all</a>, <a href="/go/1" ${marks}>mine</a>.</p>`,
    );
  });

  test("links of programs that forbid redirects lead straight to the retailer and name the beacon that records the click", async () => {
    const { id, slug } = await buildPost(api.dataSource.manager, { content: `A [bag](${bag}).` });
    await createProgram(api.dataSource.manager, null, {
      name: "Velvet",
      kind: ProgramKind.MARKETPLACE,
      hosts: ["velvet.example"],
      direct: true,
      subIdParameter: "tag",
      arrivalParameters: [],
    });
    const text = await html(slug);
    expect(text).toMatch(new RegExp(`href="https://velvet.example/bag\\?utm_source=[^"]*&amp;tag=${id}"`));
    expect(text).toContain(`data-beacon="/go/${id}/${linkKey(bag)}?from=article"`);
  });
});
