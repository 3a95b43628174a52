import { buildItem, buildPost } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { linkKey } from "../../../core/links/linkKey";
import { countClicks } from "../../money/clicks/dayCounts.service";
import { collectLinks } from "./collectLinks";

const suit = "https://northloom.example/p/suit?size=m&fit=slim";
const bag = "https://velvet.example/bag";
const other = "https://northloom.example/p/coat_(navy)";

interface Listed {
  id: string;
  address: string;
  clicks: number;
  uses: { type: string; id: string; title: string }[];
}

describe("health of links inside articles", () => {
  let api: TestApi;
  beforeEach(async () => (api = await testApi()));
  afterEach(() => api.stop());

  const db = () => api.dataSource.manager;
  const run = async (text: string, input: object = {}) => {
    const { data, errors } = await api.run(text, { input }, { actor: editor });
    expect(errors).toEqual([]);
    return data;
  };
  const listed = async (): Promise<Listed[]> => {
    await collectLinks(db());
    return (await run("{ links(sort: ADDRESS) { nodes { id address clicks uses { type id title } } } }")).links.nodes;
  };
  const readContent = async (id: string): Promise<string> =>
    (await run(`{ blogPost(id: "${id}") { content } }`)).blogPost.content;

  test("is checked like that of other links, with each link's own clicks, while the link is in the text", async () => {
    const post = await buildPost(db(), {
      title: "Suits",
      content: `A [suit](${suit}), again <${suit}>, a [bag](${bag}).`,
    });
    await buildItem(db(), { title: "Bag", affiliateLink: bag });
    await db().query(
      `INSERT INTO link_clicks (target_type, target_id, link_key) VALUES ('blogPost', $1, $2), ('blogPost', $1, $2), ('blogPost', $1, $3)`,
      [post.id, linkKey(suit), linkKey(bag)],
    );
    for (const statement of countClicks("link_clicks")) await db().query(statement);
    const use = { type: "blogPost", id: post.id, title: "Suits" };
    expect(await listed()).toMatchObject([
      { address: suit, clicks: 2, uses: [use] },
      { address: bag, clicks: 1, uses: [use, { type: "categoryItem", title: "Bag" }] },
    ]);
    await run("mutation ($input: UpdateBlogPostInput!) { updateBlogPost(input: $input) { id } }", {
      id: post.id,
      version: 1,
      content: `A [bag](${bag}).`,
    });
    expect((await listed()).map(({ address }) => address)).toEqual([bag]);
    await run("mutation ($input: IdInput!) { deleteBlogPost(input: $input) { undoId } }", { id: post.id });
    expect(await listed()).toMatchObject([{ address: bag, uses: [{ type: "categoryItem" }] }]);
  });

  test("replaces an address in texts without other changes, and Undo restores it", async () => {
    const content = [
      `A [suit](${suit} "Slim"), <${suit}>, the same [again](${suit.replace("&", "&amp;")}) and ${suit}.`,
      `Not [another](${suit}2), \`${suit}\` nor [us](/outfits).`,
    ].join("\n\n");
    const post = await buildPost(db(), { content });
    const item = await buildItem(db(), { affiliateLink: suit });
    const [{ id }] = (await listed()).filter(({ address }) => address === suit);
    const replaced = (
      await run("mutation ($input: ReplaceLinkInput!) { replaceLink(input: $input) { matched changed undoId } }", {
        id,
        address: other,
      })
    ).replaceLink;
    expect(replaced).toMatchObject({ matched: 2, changed: 2 });
    const written = "https://northloom.example/p/coat_%28navy%29";
    expect(await readContent(post.id)).toBe(
      [
        `A [suit](${written} "Slim"), <${written}>, the same [again](${written}) and ${written}.`,
        `Not [another](${suit}2), \`${suit}\` nor [us](/outfits).`,
      ].join("\n\n"),
    );
    expect((await run(`{ categoryItem(id: "${item.id}") { affiliateLink } }`)).categoryItem.affiliateLink).toBe(other);
    const undone = await run("mutation ($input: IdInput!) { undo(input: $input) { undone skipped } }", {
      id: replaced.undoId,
    });
    expect(undone.undo).toEqual({ undone: 2, skipped: 0 });
    expect(await readContent(post.id)).toBe(content);
    expect((await listed()).map(({ address }) => address)).toContain(suit);
  });
});
