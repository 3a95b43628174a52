import { firstMenus } from "../../../../site/menus";
import { buildPage } from "../../../testing/build";
import { editor as actor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { homeSections } from "./homeSection";

const update = `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) {
  version siteName siteTagline logo contactEmail featuredCelebsCount postsPerPage instagram disclosureText defaultCurrency
  defaultTracking createNewWindow googleAnalyticsId enableTracking } }`;

describe("updateSettings", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    await api.dataSource.query("DELETE FROM settings");
    await api.dataSource.query("INSERT INTO settings (id) VALUES (1)");
    await api.dataSource.query("TRUNCATE audit_log");
  });

  const save = (input: Record<string, unknown>) => api.run(update, { input: { version: 1, ...input } }, { actor });
  const notes = (): Promise<{ changes: unknown; actor_name: string }[]> =>
    api.dataSource.query("SELECT changes, actor_name FROM audit_log");

  test("starts with the specification's tagline", async () => {
    const { data } = await api.run("{ settings { siteTagline } }");
    expect(data.settings).toEqual({ siteTagline: "Explore celebrity fashion and style" });
  });

  test("saves the given fields only, and logs the difference", async () => {
    const { data, errors } = await save({ siteName: "  Gloss ", postsPerPage: 12, createNewWindow: false });
    expect(errors).toEqual([]);
    expect(data.updateSettings).toMatchObject({
      version: 2,
      siteName: "Gloss",
      postsPerPage: 12,
      createNewWindow: false,
      featuredCelebsCount: 6,
      enableTracking: true,
    });
    expect(await notes()).toEqual([
      {
        actor_name: "Editor",
        changes: { siteName: ["WornBy", "Gloss"], postsPerPage: [10, 12], createNewWindow: [true, false] },
      },
    ]);
    const read = await api.run("{ settings { siteName postsPerPage } }");
    expect(read.data.settings).toEqual({ siteName: "Gloss", postsPerPage: 12 });
  });

  test("saves how the site looks, and refuses what is no color", async () => {
    const branding = { accent: "#0B5D4E", fonts: "MODERN", corners: "ROUND", density: "COMPACT" };
    expect((await save({ branding })).errors).toEqual([]);
    const read = await api.run("{ settings { branding { accent fonts corners density } } }");
    expect(read.data.settings.branding).toEqual({ ...branding, accent: "#0b5d4e" });
    for (const accent of ["blue", "#fff", "#93301f;}", ""]) {
      const { errors } = await save({ version: 2, branding: { ...branding, accent } });
      expect(JSON.stringify(errors[0].extensions)).toContain("Choose a color, or enter one as in #93301f");
    }
    expect((await save({ version: 2, branding: { ...branding, fonts: "COMIC" } })).errors).toHaveLength(1);
  });

  test("verifications have names and values that are no markup", async () => {
    const saveTags = (name: string, content: string, version = 1) =>
      api.run(
        `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { verifications { name content } } }`,
        { input: { version, verifications: [{ name, content }] } },
        { actor },
      );
    for (const [name, content] of [
      ["robots", "noindex"],
      ['x" onload="verify', "a"],
      ["google-site-verification", '"><script>'],
      ["google-site-verification", ""],
    ])
      expect((await saveTags(name, content)).errors).toHaveLength(1);
    const { data } = await saveTags(" p:domain_verify ", " 3f2a== ");
    expect(data.updateSettings.verifications).toEqual([{ name: "p:domain_verify", content: "3f2a==" }]);
    expect((await api.run("{ settings { verifications { content } } }")).data.settings.verifications).toHaveLength(1);
  });

  const menus = "menus { header { label to } footer { label to } legal { label to } }";
  const readMenus = async () => (await api.run(`{ settings { ${menus} } }`)).data.settings.menus;
  const saveMenus = (input: object, version = 1) =>
    api.run(
      `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { ${menus} } }`,
      { input: { version, menus: { header: [], footer: [], legal: [], ...input } } },
      { actor },
    );

  test("begins with the specification's menus", async () => {
    expect(await readMenus()).toEqual(firstMenus);
  });

  test("a link to a page follows its slug, and is left out while visitors do not see the page", async () => {
    const { manager: db } = api.dataSource;
    const page = await buildPage(db, { slug: "press-2025" });
    await buildPage(db, { slug: "draft", status: "DRAFT" });
    const link = (to: string) => ({ label: ` To ${to} `, to: ` ${to} ` });
    const shown = (to: string) => ({ label: `To ${to}`.replace(/\s+/g, " "), to });
    const wanted = ["/press-2025#team", "/draft", "/never-was", "/shop?color=red", "https://shop.example/a"];
    expect((await saveMenus({ legal: wanted.map(link) })).errors).toEqual([]);
    const followed = wanted.filter((to) => to !== "/draft" && to !== "/never-was");
    expect((await readMenus()).legal.map(({ to }: { to: string }) => to)).toEqual(followed);
    expect((await readMenus()).legal[1]).toEqual(shown("/shop?color=red"));
    await api.run(
      "mutation ($input: UpdatePageInput!) { updatePage(input: $input) { slug } }",
      { input: { id: page.id, version: page.version, slug: "press" } },
      { actor },
    );
    expect((await readMenus()).legal[0].to).toBe("/press#team");
  });

  test.each(["imprint", "//other.example", "javascript:alert(1)", "/\\other.example", "ftp://x.example"])(
    "refuses the address %s in a menu",
    async (to) => {
      const { errors } = await saveMenus({ header: [{ label: "Link", to }] });
      expect(JSON.stringify(errors[0].extensions)).toContain("Each link needs a path of this site");
    },
  );

  test("saves the look and the sections of the home page, each section once", async () => {
    const home =
      "mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { homeLookId homeSections } }";
    const saveHome = (input: object) => api.run(home, { input }, { actor });
    const look = "0b8e5f5e-4b52-4a3c-9d7e-000000000001";
    const reversed = [...homeSections].reverse();
    const { data } = await saveHome({ version: 1, homeLookId: look, homeSections: reversed });
    expect(data.updateSettings).toEqual({ homeLookId: look, homeSections: reversed });
    for (const wrong of [reversed.slice(1), [...reversed.slice(1), "LOOKS"]]) {
      const { errors } = await saveHome({ version: 2, homeSections: wrong });
      expect(errors[0].extensions.fieldErrors).toEqual({ homeSections: "Name each section of the home page once" });
    }
    const cleared = await saveHome({ version: 2, homeLookId: null });
    expect(cleared.data.updateSettings).toEqual({ homeLookId: null, homeSections: reversed });
  });

  test("rejects an outdated version and keeps the newer values", async () => {
    await save({ siteName: "Theirs" });
    const { errors } = await save({ siteName: "Mine" });
    expect(errors[0].extensions.code).toBe("CONFLICT");
    const { data } = await api.run("{ settings { siteName version } }", {}, { actor });
    expect(data.settings).toEqual({ siteName: "Theirs", version: 2 });
    expect(await notes()).toHaveLength(1);
  });

  test("accepts only one of two simultaneous saves", async () => {
    const results = await Promise.all(["One", "Two"].map((siteName) => save({ siteName })));
    const codes = results.map(({ errors }) => errors[0]?.extensions.code);
    expect(codes.sort()).toEqual(["CONFLICT", undefined]);
  });

  test("writes nothing when nothing changed", async () => {
    expect((await save({ siteName: "WornBy", featuredCelebsCount: null })).data.updateSettings.version).toBe(1);
    expect(await notes()).toEqual([]);
  });

  test("clears optional fields with null or blanks", async () => {
    const { data } = await save({ siteTagline: null, defaultTracking: "  ", siteName: null });
    expect(data.updateSettings).toMatchObject({ siteTagline: "", defaultTracking: "", siteName: "WornBy" });
  });

  test("normalizes its input", async () => {
    const { data } = await save({
      defaultTracking: "?utm_source=gloss&utm_medium=a%20b",
      googleAnalyticsId: "g-ab12cd34",
      logo: " /pictures/ab/logo.webp ",
      contactEmail: "hello@gloss.example",
      instagram: "https://instagram.example/gloss",
      defaultCurrency: " eur ",
    });
    expect(data.updateSettings).toMatchObject({
      defaultTracking: "utm_source=gloss&utm_medium=a%20b",
      googleAnalyticsId: "G-AB12CD34",
      logo: "/pictures/ab/logo.webp",
      contactEmail: "hello@gloss.example",
      instagram: "https://instagram.example/gloss",
      defaultCurrency: "EUR",
    });
  });

  test.each([
    ["siteName", "  ", "Site name is required"],
    ["siteName", "x".repeat(101), "At most 100 characters"],
    ["logo", "javascript:alert(1)", "Enter the web address of a picture, or upload one"],
    ["logo", "//evil.example/x.png", "Enter the web address of a picture, or upload one"],
    ["logo", "/admin/x.png", "Enter the web address of a picture, or upload one"],
    ["contactEmail", "hello", "Enter an email address"],
    ["contactEmail", "a@b.example\r\nBcc: c@d.example", "Enter an email address"],
    ["contactEmail", '"hello"@b.example', "Enter an email address"],
    ["featuredCelebsCount", 0, "Enter a whole number from 1 to 20"],
    ["featuredCelebsCount", 21, "Enter a whole number from 1 to 20"],
    ["postsPerPage", 4, "Enter a whole number from 5 to 50"],
    ["postsPerPage", 51, "Enter a whole number from 5 to 50"],
    ["facebook", "javascript:alert(1)", "Enter a web address that begins with https:// or http://"],
    ["twitter", "java\tscript:alert(1)", "Enter a web address that begins with https:// or http://"],
    ["instagram", "data:text/html,x", "Enter a web address that begins with https:// or http://"],
    ["pinterest", "//evil.example", "Enter a web address that begins with https:// or http://"],
    ["disclosureText", " \n", /^The disclosure is required/],
    ["defaultTracking", "utm_source", /^Enter parameters as in/],
    ["defaultTracking", "a=1#top", /^Enter parameters as in/],
    ["defaultTracking", "a=%zz", /^Enter parameters as in/],
    ["defaultTracking", "a=1&&b=2", /^Enter parameters as in/],
    ["googleAnalyticsId", "UA-12345-1", /^Enter a measurement id/],
    ["googleAnalyticsId", "G-1'</script>", /^Enter a measurement id/],
    ["defaultCurrency", "EURO", "Enter the code of a currency, as in EUR"],
    ["defaultCurrency", "ZZZ", "Enter the code of a currency, as in EUR"],
    ["clickRetentionDays", 0, "Enter a whole number from 1 to 3650"],
  ])("rejects %s %j with a field error", async (field, value, sentence) => {
    const { errors } = await save({ [field]: value });
    expect(errors[0].extensions.code).toBe("BAD_USER_INPUT");
    const fieldError = errors[0].extensions.fieldErrors?.[field];
    expect(fieldError).toEqual(typeof sentence === "string" ? sentence : expect.stringMatching(sentence));
    expect(await notes()).toEqual([]);
  });

  test("requires a session, and so do fields for administrators", async () => {
    const { errors } = await api.run(update, { input: { version: 1, siteName: "Mine" } });
    expect(errors[0].extensions.code).toBe("UNAUTHENTICATED");
    for (const field of ["version", "defaultTracking"]) {
      const read = await api.run(`{ settings { ${field} } }`);
      expect(read.errors[0].extensions.code).toBe("UNAUTHENTICATED");
    }
    expect(await notes()).toEqual([]);
  });
});
