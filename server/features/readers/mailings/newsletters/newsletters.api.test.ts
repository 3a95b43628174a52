import { PublicationStatus } from "../../../../core/kinds/publishableRow";
import type { Actor } from "../../../../core/graphql/context";
import { buildAdministrator, buildCelebrity, buildOutfit, buildProduct } from "../../../../testing/build";
import { editor } from "../../../../testing/editor";
import { type TestApi, testApi } from "../../../../testing/testApi";
import { Newsletter } from "./newsletter.entity";

const create =
  "mutation ($input: CreateNewsletterInput!) { saved: createNewsletter(input: $input) { id version status } }";
const update =
  "mutation ($input: UpdateNewsletterInput!) { saved: updateNewsletter(input: $input) { id version subject } }";
const schedule =
  "mutation ($input: ScheduleNewsletterInput!) { saved: scheduleNewsletter(input: $input) { id version status scheduledAt } }";
const preview =
  "query ($input: NewsletterDraftInput!) { preview: newsletterPreview(input: $input) { html text warnings } }";

describe("newsletters: writing", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const db = () => api.dataSource.manager;
  const call = (text: string, variables: object = {}, actor: Actor = editor) =>
    api.run(text, variables as Record<string, unknown>, { actor });
  const run = async (text: string, variables: object = {}) => {
    const { data, errors } = await call(text, variables);
    expect(errors).toEqual([]);
    return data;
  };
  const add = async (input: object = {}): Promise<{ id: string; version: number }> =>
    (await run(create, { input: { subject: "Winter coats", body: "Hello.", ...input } })).saved;
  const show = async (body: string): Promise<{ html: string; text: string; warnings: string[] }> =>
    (await run(preview, { input: { subject: "Winter coats", body } })).preview;

  test("a draft is created once, changed by version, scheduled, taken back and deleted", async () => {
    const input = { subject: "Coats", requestId: "8a54a1c6-0000-4000-8000-000000000001" };
    const [first, second] = [(await run(create, { input })).saved, (await run(create, { input })).saved];
    expect(second).toEqual(first);
    const { id } = first;
    const empty = await call(schedule, { input: { id, version: 1, at: "2040-01-01T10:00" } });
    expect(empty.errors[0].extensions.fieldErrors).toEqual({ body: "Write the text of the newsletter first." });
    await run(update, { input: { id, version: 1, body: "Hello." } });
    const stale = await call(update, { input: { id, version: 1, subject: "Other" } });
    expect(stale.errors[0].extensions.code).toBe("CONFLICT");
    await db().query("UPDATE settings SET time_zone = 'Europe/Berlin'");
    const { saved } = await run(schedule, { input: { id, version: 2, at: "2040-01-01T10:00" } });
    expect(saved).toMatchObject({ status: "SCHEDULED", scheduledAt: "2040-01-01T09:00:00.000Z" });
    const past = await call(schedule, { input: { id, version: 3, at: "2020-01-01T10:00" } });
    expect(past.errors[0].extensions.fieldErrors).toEqual({ at: "This time has passed. Choose a later one." });
    const calendar = await run('{ goingOut(month: "2040-01") { id kind title day isDone } }');
    expect(calendar.goingOut).toEqual([{ id, kind: "NEWSLETTER", title: "Coats", day: "2040-01-01", isDone: false }]);
    const back = "mutation ($input: IdInput!) { saved: unscheduleNewsletter(input: $input) { status scheduledAt } }";
    expect((await run(back, { input: { id } })).saved).toEqual({ status: "DRAFT", scheduledAt: null });
    await run("mutation ($input: IdInput!) { deleteNewsletter(input: $input) }", { input: { id } });
    expect(await db().countBy(Newsletter, { id })).toBe(0);
  });

  test("one that is being sent cannot be changed, moved or deleted", async () => {
    const { id, version } = await add();
    await db().update(Newsletter, id, { status: "SENDING", scheduledAt: new Date() });
    for (const [text, input] of [
      [update, { id, version, subject: "Other" }],
      [schedule, { id, version, at: "2040-01-01T10:00" }],
      ["mutation ($input: IdInput!) { deleteNewsletter(input: $input) }", { id }],
      ["mutation ($input: IdInput!) { unscheduleNewsletter(input: $input) { id } }", { id }],
    ] as const) {
      const { errors } = await call(text, { input });
      expect(errors[0].message).toBe("This newsletter is already being sent, so it cannot be changed.");
    }
    await db().delete(Newsletter, { id });
  });

  test("a contributor may neither read nor write them", async () => {
    const contributor: Actor = { ...editor, role: "contributor" };
    for (const text of ["{ newsletters { totalCount } }", "{ newsletterSources }"])
      expect((await call(text, {}, contributor)).errors[0].extensions.code).toBe("FORBIDDEN");
    expect((await call(create, { input: { subject: "Mine" } }, contributor)).errors[0].extensions.code).toBe(
      "FORBIDDEN",
    );
  });

  test("a look and a product become a card with absolute addresses, celebrity, price, source and disclosure", async () => {
    await db().query("UPDATE settings SET disclosure_text = 'We earn a commission.', time_zone = 'UTC'");
    const celebrity = await buildCelebrity(db(), { name: "Ada Roe" });
    const image = `/pictures/${"a".repeat(32)}-800x1000.webp`;
    const outfit = await buildOutfit(db(), { slug: "navy", title: "Navy <Suit>", celebrityId: celebrity.id, image });
    const product = await buildProduct(db(), {
      outfitId: outfit.id,
      title: "Blazer",
      price: "$49.90",
      retailer: "Northloom",
      affiliateLink: "https://shop.example/a",
      priceSourceKind: "FEED",
      priceCheckedAt: new Date("2026-11-27T12:00:00Z"),
    });
    const { html, text, warnings } = await show(`Hi.\n\n[Navy](/outfit/navy)\n\n[Blazer](/go/${product.id})`);
    expect(warnings).toEqual([]);
    expect(html).toContain('<a href="http://localhost:4000/outfit/navy">');
    expect(html).toContain(`src="http://localhost:4000/pictures/${"a".repeat(32)}-800x1000-320.webp"`);
    expect(html).toContain("Navy &lt;Suit&gt;");
    expect(html).toContain("Ada Roe");
    expect(html).toContain(`href="http://localhost:4000/go/${product.id}"`);
    expect(html).toContain("$49.90 at Northloom");
    expect(html).toContain("From the shop&#x27;s feed, Nov 27, 2026");
    expect(html).toContain("We earn a commission.");
    for (const word of ["Navy <Suit>", "Ada Roe", "$49.90 at Northloom"]) expect(text).toContain(word);
  });

  test("a price that its program no longer lets be shown is left out", async () => {
    const product = await buildProduct(db(), {
      title: "Scarf",
      price: "$19",
      affiliateLink: "https://strict.example/a",
      priceCheckedAt: new Date(Date.now() - 3 * 3_600_000),
    });
    const body = `[Scarf](/go/${product.id})`;
    expect((await show(body)).html).toContain("$19");
    await db().query(
      "INSERT INTO affiliate_programs (name, kind, hosts, price_limit_hours) VALUES ('Strict', 'marketplace', '{strict.example}', 1)",
    );
    const { html } = await show(body);
    expect(html).toContain("Scarf");
    expect(html).not.toContain("$19");
    await db().query("DELETE FROM affiliate_programs");
  });

  test("references that visitors do not see vanish, and the editor gets a warning", async () => {
    const draft = await buildOutfit(db(), { slug: "draft", title: "Draft Look", status: PublicationStatus.DRAFT });
    const hidden = await buildProduct(db(), { outfitId: draft.id, title: "Draft Boots" });
    const { html, warnings } = await show(`Hi.\n\n[A](/outfit/draft)\n\n[B](/go/${hidden.id})\n\n[C](/outfit/nowhere)`);
    expect(warnings).toEqual([
      "2 pieces in this newsletter are not public: “Draft Look”, “Draft Boots”.",
      "/outfit/nowhere does not lead to a look. Check the address.",
    ]);
    expect(html).not.toContain("Draft");
    expect(html).not.toContain(hidden.id);
  });

  test.each([
    ["<script>alert(1)</script>", "<script"],
    ["[x](javascript:alert(1))", 'href="javascript'],
    ["[x](data:text/html,a)", 'href="data'],
    ["[x](//evil.example/a)", 'href="//evil'],
    ["![x](data:image/png;base64,AA)", 'src="data'],
    ['<img src=x onerror="alert(1)">', "<img src=x"],
    ['[x](https://a.example/"onmouseover="alert(1))', '"onmouseover'],
    ["</td></table><h1>Fake</h1>", "<h1>Fake"],
  ])("hostile Markdown is text: %s", async (body, forbidden) => {
    expect((await show(body)).html).not.toContain(forbidden);
  });

  test("links in the text get the campaign when it is sent, and links to other sites stay as they are", async () => {
    const { html } = await show("[a](/blog/x?y=1#z) [b](https://other.example/?q=1) [c](mailto:a@b.example)");
    expect(html).toContain('href="http://localhost:4000/blog/x?y=1#z"');
    expect(html).toContain('href="https://other.example/?q=1"');
    expect(html).toContain('href="mailto:a@b.example"');
  });

  test("a test goes to the editor's own address, at most 20 times an hour", async () => {
    const { id } = await buildAdministrator(db(), { email: "own@example.com", password: "long enough password" });
    const actor: Actor = { ...editor, id };
    const text = "mutation ($input: NewsletterDraftInput!) { testNewsletter(input: $input) }";
    const input = { subject: "Coats", body: "Hello." };
    expect((await call(text, { input }, actor)).data).toEqual({ testNewsletter: "own@example.com" });
    const [mail] = await db().query(
      "SELECT subject, newsletter_id, html FROM mails WHERE recipient = 'own@example.com'",
    );
    expect(mail).toMatchObject({ subject: "Test: Coats", newsletter_id: null });
    expect(mail.html).not.toContain("{leave-link}");
    for (let sent = 1; sent < 20; sent += 1) await call(text, { input }, actor);
    expect((await call(text, { input }, actor)).errors[0].extensions.code).toBe("TOO_MANY_REQUESTS");
  });
});
