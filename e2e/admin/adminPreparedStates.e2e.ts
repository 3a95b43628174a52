import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { computeCode, timeStep } from "../../server/features/people/accounts/twoFactor/totp";
import { adminPaths } from "../../site/addresses";
import { checkInAllLayouts } from "../support/accessibility";
import { type AdminSite, setUpOwnSite } from "../support/admin";
import { editRow, findIssues, findIssuesOfStates, press, rowAction, type State, sweepMs } from "../support/adminSweep";
import { demoAdministrator } from "../support/api";
import { waitForText } from "../support/browser";
import { findDialog, submitDialog } from "../support/rowDialogs";
import { createRow } from "../support/rows";

const editTab = (name: string) => async (page: Page) => {
  await editRow(page);
  await page.getByRole("dialog").getByRole("tab", { name }).click();
};
const chooseFile = (page: Page, name: string, mimeType: string, content: string | Buffer) =>
  page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
const checkCsv = async (page: Page, text: string): Promise<void> => {
  await chooseFile(page, "list.csv", "text/csv", text);
  await waitForText(page, "This is what would change");
};

async function uploadPicture(page: Page): Promise<void> {
  const create = { width: 400, height: 500, channels: 3 as const, background: "#7a3b2e" };
  await chooseFile(page, "sweep-cape.png", "image/png", await sharp({ create }).png().toBuffer());
  await page.getByRole("button", { name: "Edit sweep-cape.png" }).waitFor();
}

/** Opens the check of a file that changes exported outfits. */
async function checkOutfits(page: Page): Promise<void> {
  const text = await page.evaluate(async () => (await fetch("/api/outfits.csv?search=puffer")).text());
  await press("Import CSV")(page);
  await checkCsv(page, text.replaceAll("Puffer", "Down"));
}

/** Chooses a file of another program, whose columns are assigned before the check. */
async function chooseSubscribers(page: Page): Promise<void> {
  await press("Import CSV")(page);
  await chooseFile(page, "list.csv", "text/csv", "Mail,Name\nsweep@example.com,Ada\nnobody,Ola");
  await page.getByRole("button", { name: "Check rows" }).waitFor();
}

async function showRecoveryCodes(page: Page): Promise<void> {
  await press("Set up authenticator app")(page);
  await page
    .getByLabel(/^Current password/)
    .last()
    .fill(demoAdministrator.password);
  await submitDialog(page, "Continue");
  const setup = findDialog(page, "Set up an authenticator app");
  const secret = ((await setup.getByLabel("Key").textContent()) ?? "").replaceAll(" ", "");
  await setup.getByLabel(/^Code/).fill(computeCode(secret, timeStep(Date.now())));
  await submitDialog(page, "Turn on");
  await findDialog(page, "Save your recovery codes").waitFor();
}

const coat = `<title>Wool Coat</title><script type="application/ld+json">${JSON.stringify({
  "@type": "Product",
  name: "Wool Coat",
  offers: { "@type": "Offer", price: "199.00", priceCurrency: "USD", availability: "InStock" },
})}</script>`;
const feedFile = [
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant Price,Variant Compare At Price,Image Src",
  "wave,Wave Gown,<p>Blue.</p>,Tide,Dresses,,true,120,,",
  "bag,,,Tide,Bags,,true,20,,",
].join("\n");

/** States that need a row, a file or a shop's page first; the last one leaves a second factor. */
async function prepareStates(site: AdminSite, shop: string): Promise<State[]> {
  const { feed } = await site.graphql<{ feed: { id: string } }>(
    "mutation ($input: CreateFeedInput!) { feed: createFeed(input: $input) { id } }",
    { input: { name: "Sweep Studio", currency: "EUR", linkTemplate: "https://sweep.example/p/{handle}" } },
  );
  const affiliateLink = `${shop}/coat`;
  await createRow(site, "CategoryItem", { title: "Wool Coat", categoryName: "dresses", price: "$240", affiliateLink });
  return [
    [adminPaths.outfits({ search: "puffer" }), editTab("Pieces")],
    [adminPaths.outfits({ search: "puffer" }), editTab("Products")],
    [adminPaths.media(), uploadPicture],
    [
      adminPaths.celebrities({ search: "wren", new: "1" }),
      async (page) => {
        await press(/^Choose from library/)(page);
        await findDialog(page, "Choose a Picture").getByRole("button", { name: "sweep-cape.png" }).waitFor();
      },
    ],
    [adminPaths.feeds({ feed: feed.id }), (page) => checkCsv(page, feedFile)],
    [adminPaths.outfits({ search: "puffer" }), checkOutfits],
    [adminPaths.newsletter({ search: "birgit" }), chooseSubscribers],
    [
      adminPaths.newsletter({ search: "keiko" }),
      async (page) => {
        await chooseSubscribers(page);
        await press("Check rows")(page);
        await waitForText(page, "This is what would change");
      },
    ],
    [
      adminPaths.links({ search: shop }),
      async (page) => {
        await rowAction("Check now")(page);
        await waitForText(page, "Page says $199, ours is $240");
      },
    ],
    [adminPaths.settings({ tab: "account" }), showRecoveryCodes],
  ];
}

describe("admin states that need a file, a row or a shop are accessible and show their texts in full", () => {
  const site = setUpOwnSite({ SHOP_PRIVATE_NETWORKS: "true" });
  const shop = http.createServer((_request, response) => response.end(coat));
  beforeAll(() => new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve)));
  afterAll(() => {
    shop.closeAllConnections();
    shop.close();
  });

  test(
    "tabs of an outfit, the media picker, checks of files, a proposed price and recovery codes",
    async () => {
      const { page, problems } = await site.openAdmin(adminPaths.dashboard());
      const prepared = await prepareStates(site, `http://127.0.0.1:${(shop.address() as AddressInfo).port}`);
      expect(await findIssuesOfStates(page, prepared)).toEqual([]);
      expect(problems).toEqual([]);
    },
    sweepMs,
  );

  test("the page of a preview link", async () => {
    const { id } = await createRow(site, "BlogPost", {
      title: "A Sweep in Preview",
      author: "Ada Ray",
      excerpt: "Seen by link only.",
      image: "/art/topic/vintage.svg",
      content: "Words.",
      category: "Style Guide",
      status: "DRAFT",
    });
    const { link } = await site.graphql<{ link: { path: string } }>(
      "mutation ($input: CreatePreviewLinkInput!) { link: createPreviewLink(input: $input) { path } }",
      { input: { type: "blogPost", id } },
    );
    const { page, problems } = await site.openAsVisitor(link.path);
    await page.getByRole("heading", { level: 1, name: "A Sweep in Preview" }).waitFor();
    expect(await checkInAllLayouts(page, () => findIssues(page))).toEqual([]);
    expect(problems).toEqual([]);
  });
});
