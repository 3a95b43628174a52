import type { Page } from "playwright-core";
import { setUpOwnSite } from "../support/admin";

interface Look {
  id: string;
  slug: string;
  products: { id: string }[];
}

const pieces = ["Cape", "Trousers", "Bag"].map((name, index) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  name,
  position: { x: 0.4 + index * 0.1, y: 0.3 + index * 0.2 },
}));

describe("the pieces of a look", () => {
  const site = setUpOwnSite();
  let look: Look;

  const update = (input: object) =>
    site.graphql<{ updateOutfit: { version: number } }>(
      "mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { version } }",
      { input },
    );
  async function change(input: object): Promise<void> {
    const { outfit } = await site.graphql<{ outfit: { version: number } }>(
      "query ($id: ID!) { outfit(id: $id) { version } }",
      { id: look.id },
    );
    await update({ id: look.id, version: outfit.version, ...input });
  }

  beforeAll(async () => {
    const { outfits } = await site.graphql<{ outfits: { nodes: Look[] } }>(
      "{ outfits(first: 1) { nodes { id slug products { id } } } }",
    );
    look = outfits.nodes[0]!;
    await change({ pieces: pieces.map((piece) => ({ ...piece, productIds: [] })) });
  });

  /** The largest distance of a point from its place in the picture, as a fraction of the box, as the browser lays it out. */
  const measureError = (page: Page): Promise<number> =>
    page.evaluate(
      (marked) => {
        const image = document.querySelector<HTMLImageElement>("figure img")!;
        const box = image.getBoundingClientRect();
        const [focalX = 0.5, focalY = 0.5] = getComputedStyle(image)
          .objectPosition.split(" ")
          .map((part) => parseFloat(part) / 100);
        const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight);
        const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
        const errors = marked.map(({ name, position }, index) => {
          const point = document.querySelector(`a[aria-label="${index + 1}. ${name}"]`)!.getBoundingClientRect();
          const left = box.left + (box.width - width) * focalX + position.x * width;
          const top = box.top + (box.height - height) * focalY + position.y * height;
          const [x, y] = [point.left + point.width / 2, point.top + point.height / 2];
          return Math.max(Math.abs(x - left) / box.width, Math.abs(y - top) / box.height);
        });
        return Math.max(...errors);
      },
      pieces.map(({ name, position }) => ({ name, position })),
    );

  test("stay on their garments in twelve crops", async () => {
    const errors: number[] = [];
    for (const [width, height] of [
      [900, 1200],
      [1000, 1000],
      [1200, 800],
      [600, 1200],
    ] as const) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`;
      await change({
        image: `https://pictures.example/${width}.svg`,
        aspectRatio: width / height,
        focalPoint: { x: 0.5, y: 0.4 },
      });
      const { page } = await site.openAsVisitor("/");
      await page.route("https://pictures.example/**", (route) =>
        route.fulfill({ contentType: "image/svg+xml", body: svg }),
      );
      for (const viewport of [390, 768, 1280]) {
        await page.setViewportSize({ width: viewport, height: 900 });
        await page.goto(`/outfit/${look.slug}`);
        await page.waitForFunction(
          () => (document.querySelector<HTMLImageElement>("figure img")?.naturalWidth ?? 0) > 0,
        );
        errors.push(await measureError(page));
      }
    }
    expect(errors).toHaveLength(12);
    expect(Math.max(...errors)).toBeLessThan(0.01);
  });

  test("are numbered links to the list without JavaScript, large enough to tap", async () => {
    const { page } = await site.openAsVisitor(`/outfit/${look.slug}`, {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const points = page.getByRole("list", { name: "Pieces in the picture" }).getByRole("link");
    expect(await points.allTextContents()).toEqual(["1", "2", "3"]);
    const box = await points.first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await points.nth(1).click();
    await page.waitForURL(/#piece-/);
    const entry = page.locator(`#piece-${pieces[1].id}`);
    expect(await entry.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
  });

  test("and their points highlight each other for the keyboard, in the order of the list", async () => {
    const { page } = await site.openAsVisitor(`/outfit/${look.slug}`);
    const points = page.getByRole("list", { name: "Pieces in the picture" }).getByRole("link");
    await points.first().focus();
    for (const { id } of pieces) {
      await page.locator(`#piece-${id}[data-highlighted]`).waitFor();
      await page.keyboard.press("Tab");
    }
    await points.nth(2).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(new RegExp(`#piece-${pieces[2].id}$`));
    await page.locator(`#piece-${pieces[2].id}`).scrollIntoViewIfNeeded();
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  });
});
