import { buildCelebrity, buildOutfit } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { PublicationStatus } from "../../../core/kinds/publishableRow";

const contributor = {
  ...editor,
  id: "6a4d9a52-2f7c-4a4f-9d7c-333333333333",
  name: "Noa",
  role: "contributor" as const,
};
const othersDraft = "You can change only your own drafts. Ask an editor to change this one.";

describe("a contributor", () => {
  let api: TestApi;
  let celebrityId: string;
  beforeAll(async () => {
    api = await testApi();
    celebrityId = (await buildCelebrity(api.dataSource.manager)).id;
  });
  afterAll(() => api.stop());

  const run = (text: string, input: object, actor: typeof editor = contributor) => api.run(text, { input }, { actor });
  const create = async (more: object = {}, actor?: typeof editor) => {
    const input = { title: "Coat", image: "https://example.com/a.jpg", description: "Long.", celebrityId, ...more };
    const text = "mutation ($input: CreateOutfitInput!) { createOutfit(input: $input) { id version status } }";
    const { data, errors } = await run(text, input, actor);
    expect(errors).toEqual([]);
    return data.createOutfit as { id: string; version: number; status: string };
  };
  const update = (input: object) =>
    run("mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id version } }", input);
  const changeStatus = (input: object, actor?: typeof editor) =>
    run(
      "mutation ($input: StatusInput!) { changeStatus(input: $input) { version } }",
      { type: "outfit", ...input },
      actor,
    );
  const addProduct = (outfitId: string) =>
    run("mutation ($input: CreateAffiliateProductInput!) { createAffiliateProduct(input: $input) { id version } }", {
      outfitId,
      title: "Belt",
    });

  test("adds drafts only, changes them and hands them over for review", async () => {
    const { id, version, status } = await create({ status: "PUBLISHED" });
    expect(status).toBe("DRAFT");
    expect((await create({ status: "IN_REVIEW" })).status).toBe("IN_REVIEW");
    expect((await addProduct(id)).errors).toEqual([]);
    expect((await update({ id, version, title: "Cape" })).errors).toEqual([]);
    expect((await changeStatus({ id, version: version + 1, status: "IN_REVIEW" })).errors).toEqual([]);
    const { errors } = await changeStatus({ id, version: version + 2, status: "PUBLISHED" });
    expect([errors[0].extensions.code, errors[0].message]).toEqual([
      "FORBIDDEN",
      "Only editors can publish. Submit it for review instead.",
    ]);
  });

  test("changes neither the drafts of others nor what is public, nor their products", async () => {
    const { DRAFT } = PublicationStatus;
    const foreign = await buildOutfit(api.dataSource.manager, { celebrityId, status: DRAFT });
    const own = await create();
    expect((await changeStatus({ ...own, status: "PUBLISHED" }, editor)).errors).toEqual([]);
    const refused = [
      [await update({ id: foreign.id, version: 1, title: "Mine" }), othersDraft],
      [await addProduct(foreign.id), othersDraft],
      [
        await update({ id: own.id, version: own.version + 1, title: "Mine" }),
        "This is already scheduled or published. Ask an editor to change it.",
      ],
      [await changeStatus({ id: foreign.id, version: 1, status: "IN_REVIEW" }), othersDraft],
    ] as const;
    for (const [{ errors }, message] of refused)
      expect([errors[0].extensions.code, errors[0].message]).toEqual(["FORBIDDEN", message]);
  });

  test("shares, lists and revokes preview links of their own drafts only", async () => {
    const share = (id: string, actor?: typeof editor) =>
      run(
        "mutation ($input: CreatePreviewLinkInput!) { createPreviewLink(input: $input) { path link { id } } }",
        { type: "outfit", id },
        actor,
      );
    const list = (id: string) =>
      api.run("query ($id: ID!) { previewLinks(id: $id) { id } }", { id }, { actor: contributor });
    const revoke = (id: string) =>
      run("mutation ($input: IdInput!) { revokePreviewLink(input: $input) { revokedAt } }", { id });
    const [own, foreign] = [await create(), await create({ status: "DRAFT" }, editor)];
    const { data } = await share(own.id);
    const { id, path } = { ...data.createPreviewLink.link, ...data.createPreviewLink };
    expect(path).toMatch(/^\/outfit\/coat[^?]*\?preview=[\w-]{32}$/);
    expect((await list(own.id)).data.previewLinks).toEqual([{ id }]);
    expect((await revoke(id)).data.revokePreviewLink.revokedAt).not.toBeNull();
    const foreignLink = (await share(foreign.id, editor)).data.createPreviewLink.link;
    for (const { errors } of [await share(foreign.id), await list(foreign.id), await revoke(foreignLink.id)])
      expect([errors[0].extensions.code, errors[0].message]).toEqual(["FORBIDDEN", othersDraft]);
  });

  test("restores no version of what is not theirs, and schedules nothing", async () => {
    const { id } = await create({}, editor);
    const { data } = await run(
      "query ($input: ID!) { revisions(type: outfit, id: $input) { nodes { id } } }",
      id as never,
    );
    const restored = await run("mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) { id } }", {
      type: "outfit",
      id,
      version: 1,
      revisionId: data.revisions.nodes[0].id,
    });
    expect(restored.errors[0].message).toBe(othersDraft);
    const scheduled = await run("mutation ($input: ScheduleReleaseInput!) { scheduleRelease(input: $input) { id } }", {
      at: "2090-01-01T10:00",
      rows: [{ type: "outfit", id, version: 1 }],
    });
    expect(scheduled.errors[0].extensions.code).toBe("FORBIDDEN");
  });
});
