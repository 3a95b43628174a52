import http from "node:http";
import type { AddressInfo } from "node:net";
import naughtyStrings from "big-list-of-naughty-strings";
import { getNamedType, GraphQLString, isInputObjectType } from "graphql";
import type { DataSource } from "typeorm";
import { listInputs, listOperations } from "../../../testing/schemaCalls";
import { testDatabase } from "../../../testing/database/testDatabase";
import { injectRequest } from "../../../testing/inject";
import { type GraphqlHttpResponse, type TestServer, testServer } from "../../../testing/testServer";
import {
  buildKnownRows,
  type KnownRows,
  buildOperationWithVariables,
  buildVariables,
  buildVariablesWith,
} from "../../../testing/validInputs";
import { createSchema } from "../../graphql/schema";

/** Rows of the contract's section "Uploads, forms, links" without another test. */

const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** Fields with a URL, or with a handle where that is allowed. */
const linkFields =
  /(Link|\.image|\.logo|\.avatar|\.address|\.(facebook|twitter|instagram|pinterest|youtube|tiktok))$|socialMedia\.website$/;
const notWebAddresses = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "//evil.example",
  "/\\evil.example",
  "https:/\\evil.example",
  "https://shop.example/\tx",
  "https://user:password@shop.example/x",
  "https://shop.example@evil.example/x",
  "https://:@shop.example/",
];

describe("contract for uploads, forms and links", () => {
  let dataSource: DataSource;
  let server: TestServer;
  let signedIn: { cookie: string };
  let rows: KnownRows;
  const schema = createSchema();

  beforeAll(async () => {
    dataSource = await testDatabase();
    server = await testServer(dataSource);
    signedIn = await server.signIn();
    rows = await buildKnownRows(dataSource.manager);
  });
  afterAll(async () => {
    await server.app.close();
    await dataSource.destroy();
  });

  const asEditor = (query: string, variables: object): Promise<GraphqlHttpResponse> =>
    server.ask(query, variables, signedIn);

  test("row: javascript:, data:, //evil, tab inside the scheme in any stored link: refused when written", async () => {
    const places = listInputs(await schema).filter(
      ({ path, type, operation }) =>
        operation.kind === "mutation" && getNamedType(type) === GraphQLString && linkFields.test(path),
    );
    expect(places.length).toBeGreaterThan(25);
    for (const place of places) {
      for (const address of notWebAddresses) {
        const response = await asEditor(
          buildOperationWithVariables(place.operation),
          buildVariablesWith(place, address, rows),
        );
        const { fieldErrors } = JSON.parse(response.body).errors?.[0].extensions ?? {};
        const outcome = { at: `${place.operation.field.name} ${place.path}`, address, code: response.code };
        // An error of an entry of a list names its place in the list.
        const named = Object.keys(fieldErrors ?? {}).map((name) => name.replaceAll(/\.\d+(?=\.)/g, ""));
        expect({ ...outcome, named }).toEqual({
          ...outcome,
          code: "BAD_USER_INPUT",
          named: [place.path.replace(/^input\./, "")],
        });
      }
    }
  });

  test("row: unknown input field (role, createdAt): 400, in every input and at every depth", async () => {
    const places = listInputs(await schema).filter(({ type }) => isInputObjectType(getNamedType(type)));
    expect(places.length).toBeGreaterThan(60);
    for (const place of places) {
      const { operation, path } = place;
      for (const field of ["role", "createdAt"]) {
        const response = await asEditor(
          buildOperationWithVariables(operation),
          buildVariablesWith(place, { [field]: "x" }, rows),
        );
        const at = `${operation.field.name} ${path}`;
        expect({ at, status: response.status, code: response.code }).toEqual({
          at,
          status: 400,
          code: "BAD_USER_INPUT",
        });
      }
    }
  });

  test("row: source: the forms that the site has, and no other", async () => {
    const valid = [
      "footer",
      "blog_page",
      "home",
      ...["dresses", "shoes", "makeup", "handbags", "cars", "bikes"].map((name) => `category-${name}`),
    ];
    const unknown = [
      "",
      "popup",
      "Footer",
      " footer",
      "category-",
      "category-hats",
      "category-dresses ",
      "constructor",
      "footer\0",
    ];
    const subscribe = async (source: string, n: number) => {
      const response = await injectRequest(server.app, {
        method: "POST",
        url: "/graphql",
        remoteAddress: `198.51.100.${n}`,
        payload: {
          query: "mutation ($input: SubscribeNewsletterInput!) { subscribeNewsletter(input: $input) { __typename } }",
          variables: { input: { email: `reader${n}@example.com`, source } },
        },
      });
      return { source, code: response.json().errors?.[0].extensions.code as string | undefined };
    };
    for (const [n, source] of valid.entries()) expect(await subscribe(source, n)).toEqual({ source, code: undefined });
    for (const [n, source] of unknown.entries())
      expect(await subscribe(source, 100 + n)).toEqual({ source, code: "BAD_USER_INPUT" });
    const written: { source: string }[] = await dataSource.query("SELECT source FROM newsletter_subscribers");
    expect(written.map(({ source }) => source).sort()).toEqual([...valid].sort());
  });

  describe("row: slug", () => {
    const kinds = [
      ["createCelebrity", "CreateCelebrityInput", "name"],
      ["createOutfit", "CreateOutfitInput", "title"],
      ["createBlogPost", "CreateBlogPostInput", "title"],
    ] as const;
    const create = async ([name, type, title]: (typeof kinds)[number], text: string): Promise<string> => {
      const operation = listOperations(await schema).filter(({ field }) => field.name === name)[0];
      const { input } = buildVariables(operation, rows) as { input: object };
      const query = `mutation ($input: ${type}!) { row: ${name}(input: $input) { slug } }`;
      // A published one needs more.
      const { data, body } = await asEditor(query, { input: { ...input, status: "DRAFT", [title]: text } });
      if (!data?.row) throw new Error(body);
      return data.row.slug as string;
    };

    test.each(kinds.map((kind) => [kind]))("%s: of ___, -, Japanese and reserved words", async (kind) => {
      const names = ["___", "-", "高橋", "---", "🦊", "id", "s", "topics", "topic", "ID", "Topic!"];
      const slugs: string[] = [];
      for (const name of names) slugs.push(await create(kind, name));
      expect(new Set(slugs).size).toBe(names.length);
      for (const slug of slugs) expect(slug).toMatch(/^(?!(id|s|topics|topic)$)[\w-]+$/);
    });

    test.each(kinds.map((kind) => [kind]))("%s: of 20 simultaneous equal names", async (kind) => {
      const slugs = await Promise.all(Array.from({ length: 20 }, () => create(kind, "Twenty At Once")));
      const wanted = ["twenty-at-once", ...Array.from({ length: 19 }, (_, n) => `twenty-at-once-${n + 1}`)];
      expect([...slugs].sort()).toEqual(wanted.sort());
    });
  });

  test("row: naughty strings, emoji, right-to-left: kept exactly or BAD_USER_INPUT", async () => {
    const update = "mutation ($input: UpdateCelebrityInput!) { updateCelebrity(input: $input) { bio version } }";
    let version = 1;
    for (const bio of [...naughtyStrings, "\0", "a\0b", "\ufeffmark", "👩‍👩‍👧‍👦", "\u202eolleh", "x".repeat(10_000)]) {
      const { status, code, data } = await asEditor(update, { input: { id: rows.Celebrity, version, bio } });
      const stored = data?.updateCelebrity as { bio: string; version: number } | undefined;
      if (code !== undefined) expect({ bio, code }).toEqual({ bio, code: "BAD_USER_INPUT" });
      // Bidi controls, which change the reading order, are the only removed characters.
      else expect({ bio: stored?.bio, status }).toEqual({ bio: bio.replace(bidiControls, "").trim(), status: 200 });
      version = stored?.version ?? version;
    }
  });

  test("row: bidi controls are removed from every text, right-to-left text and its marks stay", async () => {
    const create = "mutation ($input: CreateOutfitInput!) { createOutfit(input: $input) { title tags } }";
    const input = { celebrityId: rows.Celebrity, image: "/art/outfit/a.svg", description: "A look." };
    const hostile = { ...input, title: "Gown \u202egpj.exe\u2066\u2069", tags: ["eve\u202dning"] };
    const legitimate = { ...input, title: "فستان أزرق \u200f(2026)\u200e שמלה", tags: ["أزرق"] };
    expect((await asEditor(create, { input: hostile })).data.createOutfit).toEqual({
      title: "Gown gpj.exe",
      tags: ["evening"],
    });
    const { title, tags } = legitimate;
    expect((await asEditor(create, { input: legitimate })).data.createOutfit).toEqual({ title, tags });
    const blank = await asEditor(create, { input: { ...input, title: "\u202e\u2069", tags: [] } });
    expect(JSON.parse(blank.body).errors[0].extensions.fieldErrors).toEqual({ title: "Title is required" });
  });

  test("row: a user name in a link: rejected with a message", async () => {
    const update = "mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { affiliateLink } }";
    const write = async (affiliateLink: string) =>
      JSON.parse((await asEditor(update, { input: { id: rows.Outfit, version: 1, affiliateLink } })).body) as {
        errors?: { extensions: { fieldErrors: Record<string, string> } }[];
      };
    const refused = await write("https://user:password@shop.example/gown");
    expect(refused.errors?.[0].extensions.fieldErrors).toEqual({
      affiliateLink: "Remove the user name and password before the @ from the address",
    });
    await dataSource.query("UPDATE outfits SET version = 1 WHERE id = $1", [rows.Outfit]);
    expect((await write("https://shop.example/@wornby?mail=a@shop.example#a@b")).errors).toBeUndefined();
    await dataSource.query("UPDATE outfits SET version = 1 WHERE id = $1", [rows.Outfit]);
  });

  test("row: a user name in a link of an article: rejected when written, rendered without a link when stored", async () => {
    const content = "See [the shop](https://shop.example@evil.example/gown) today.";
    const update = "mutation ($input: UpdateBlogPostInput!) { updateBlogPost(input: $input) { id } }";
    const refused = await asEditor(update, { input: { id: rows.BlogPost, version: 1, content } });
    expect(Object.keys(JSON.parse(refused.body).errors[0].extensions.fieldErrors)).toEqual(["content"]);
    await dataSource.query("UPDATE blog_posts SET content = $1 WHERE id = $2", [content, rows.BlogPost]);
    const { data } = await server.ask(`{ blogPost(id: "${rows.BlogPost}") { html } }`);
    expect(data.blogPost.html).toBe("<p>See the shop today.</p>");
  });

  test("row: picture address on a private network: stored as text, never fetched", async () => {
    let asked = 0;
    const inside = http.createServer((_, response) => void response.end(String((asked += 1))));
    await new Promise<void>((resolve) => inside.listen(0, "127.0.0.1", resolve));
    const image = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/secret.png`;
    const update = "mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { image } }";
    const { data } = await asEditor(update, { input: { id: rows.Outfit, version: 1, image } });
    expect(data.updateOutfit).toEqual({ image });
    const read = await server.ask(`{ outfit(id: "${rows.Outfit}") { image } }`);
    expect(read.data.outfit).toEqual({ image });
    inside.close();
    expect(asked).toBe(0);
  });
});
