import type { DataSource } from "typeorm";
import { undoImport } from "../../../../core/imports/undoImport.service";
import { testDatabase } from "../../../../testing/database/testDatabase";
import { firstMenus } from "../../../../../site/menus";
import { getSettings } from "../../../site/settings/settings.service";
import { SiteImport } from "../siteImport.entity";
import { openExport } from "../files/openExport";
import { checkExport, writeExport } from "../run/runSiteImport.service";
import { endSiteImport, findOrAddRun } from "../siteImports.service";
import { importFiles, writeFolder } from "../testing/importFolder";
import { siteUndo } from "../undoSiteImport.service";
import { rememberPlaces } from "./importMenu.service";
import type { SiteMenuPlace } from "./siteMenu.types";

const entry = (order: number, title: string, meta: Record<string, string>, menu = "Main &amp; more"): string => `
  <item><title>${title}</title><wp:post_id>${100 + order}</wp:post_id><wp:status>publish</wp:status>
    <wp:menu_order>${order}</wp:menu_order><wp:post_type>nav_menu_item</wp:post_type>
    <category domain="nav_menu" nicename="main"><![CDATA[${menu}]]></category>
    ${Object.entries(meta)
      .map(
        ([key, value]) =>
          `<wp:postmeta><wp:meta_key>_menu_item_${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`,
      )
      .join("")}
  </item>`;
const page = (id: number, title: string, status = "publish"): string => `
  <item><title>${title}</title><link>https://old.example/mag/${title.toLowerCase()}/</link>
    <content:encoded>Text</content:encoded><wp:post_id>${id}</wp:post_id><wp:post_name>${title.toLowerCase()}</wp:post_name>
    <wp:post_date_gmt>2024-01-01 00:00:00</wp:post_date_gmt><wp:status>${status}</wp:status><wp:post_type>page</wp:post_type>
  </item>`;
const toPage = (id: number) => ({ type: "post_type", object: "page", object_id: String(id) });
const wordpress = `<rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel><wp:base_blog_url>https://old.example/mag</wp:base_blog_url>
  <wp:tag><wp:term_id>8</wp:term_id><wp:tag_slug>wool</wp:tag_slug><wp:tag_name>Wool</wp:tag_name></wp:tag>
  ${entry(4, "The shop", { type: "custom", url: "https://shop.example/coats", menu_item_parent: "102" })}
  ${entry(1, "Start", { type: "custom", url: "/mag/" })}
  ${entry(2, "", toPage(12))}
  ${entry(3, "Wool looks", { type: "taxonomy", object: "post_tag", object_id: "8" })}
  ${entry(5, "Gone", toPage(99))}
  ${entry(6, "Hidden", toPage(13))}
  ${page(12, "Team")}${page(13, "Secrets", "draft")}</channel></rss>`;

const navigation = [
  { label: "Home", url: "/" },
  { label: "Us", url: "/us/" },
  { label: "Shop", url: "https://shop.example/" },
];
const ghost = {
  db: [
    {
      meta: { exported_on: 1, version: "5.80.0" },
      data: {
        posts: [{ id: "1", uuid: "a", title: "Us", slug: "us", html: "<p>Us</p>", type: "page", status: "published" }],
        settings: [
          { id: "1", key: "navigation", value: JSON.stringify(navigation) },
          { id: "2", key: "secondary_navigation", value: JSON.stringify([{ label: "Us", url: "__GHOST_URL__/us/" }]) },
        ],
      },
    },
  ],
};
const address = { "site.json": { url: "https://ghost.example" } };

describe("menus of an imported site", () => {
  let dataSource: DataSource;
  const db = () => dataSource.manager;
  const readMenus = async () => (await getSettings(db())).menus;
  beforeAll(async () => {
    dataSource = await testDatabase();
  });
  afterAll(() => dataSource.destroy());
  beforeEach(() =>
    dataSource.query(
      `TRUNCATE pages, imported_rows, old_paths, site_imports, imports, import_changes CASCADE;
       UPDATE settings SET menus = '${JSON.stringify(firstMenus).replaceAll("'", "''")}'`,
    ),
  );

  /** Imports the export as a person does who was asked for the place of its menu. */
  async function importWordpress(place: SiteMenuPlace | null) {
    const opened = await openExport(await writeFolder({ "export.xml": wordpress }), "export");
    const run = await findOrAddRun(db(), opened, { fileName: "export", agreed: false });
    const checked = await checkExport(db(), run, opened);
    const menus = await rememberPlaces(db(), run.source, checked.menus);
    await db().save(SiteImport, Object.assign(run, { menus: menus.map((menu) => ({ ...menu, place })) }));
    const { problems } = await writeExport(db(), run, opened);
    await endSiteImport(db(), run, { status: "DONE" });
    return { id: run.id, menus, sentences: [...checked.problems, ...problems].map(({ sentence }) => sentence) };
  }

  test("of WordPress are shown in the check, placed by a person, and lead to the new addresses", async () => {
    const left = await importWordpress(null);
    expect(left.menus).toEqual([
      {
        ...{ key: "main", name: "Main & more", place: null },
        links: [
          { label: "Start", to: "/" },
          { label: "Team", to: "/mag/?page_id=12" },
          { label: "Wool looks", to: "/mag/?tag=wool" },
          { label: "The shop", to: "https://shop.example/coats" },
          { label: "Hidden", to: "/mag/?page_id=13" },
        ],
      },
    ]);
    expect(await readMenus()).toEqual(firstMenus);
    const { id, sentences } = await importWordpress("HEADER");
    expect(sentences).toEqual(
      expect.arrayContaining([
        'The menu "Main & more" has levels; here its links follow one another.',
        'The link "Gone" of the menu "Main & more" leads to nothing that can be imported.',
        'The link "Hidden" of the menu "Main & more" was left out: no public page has /mag/?page_id=13.',
      ]),
    );
    const { header, ...others } = await readMenus();
    expect(header).toEqual([
      { label: "Start", to: "/" },
      { label: "Team", to: "/team" },
      { label: "Wool looks", to: expect.stringMatching(/^\/blog/) as string },
      { label: "The shop", to: "https://shop.example/coats" },
    ]);
    expect({ header: firstMenus.header, ...others }).toEqual(firstMenus);
    expect((await importWordpress("HEADER")).menus[0].place).toBe("HEADER");
    await undoImport(db(), null, id, siteUndo);
    expect(await readMenus()).toEqual(firstMenus);
  });

  test("of Ghost have known places, also without a question, and stay when somebody changed them since", async () => {
    const { run } = await importFiles(db(), { "ghost.json": ghost, ...address });
    const { header, footer } = await readMenus();
    expect(header).toEqual([
      { label: "Home", to: "/" },
      { label: "Us", to: "/us" },
      { label: "Shop", to: "https://shop.example/" },
    ]);
    expect(footer).toEqual([{ label: "Us", to: "/us" }]);
    const edited = { ...(await readMenus()), footer: [{ label: "Blog", to: "/blog" }] };
    await db().query("UPDATE settings SET menus = $1", [JSON.stringify(edited)]);
    await undoImport(db(), null, run.id, siteUndo);
    expect(await readMenus()).toEqual({ ...firstMenus, footer: edited.footer });
  });

  test("without a place are named when nobody was asked", async () => {
    const { problems } = await importFiles(db(), { "export.xml": wordpress });
    expect(problems.map(({ sentence }) => sentence)).toContain(
      'The menu "Main & more" was not imported: the export does not say where it was shown.',
    );
    expect(await readMenus()).toEqual(firstMenus);
  });
});
