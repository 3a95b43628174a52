import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { setUpAdminSite } from "../support/admin";
import { goTo, phone } from "../support/browser";

const pieces = ["Cape", "Trousers", "Bag"].map((name, index) => ({
  name,
  position: { x: 0.4 + index * 0.1, y: 0.3 + index * 0.2 },
}));

describe("the pieces of a look", () => {
  const site = setUpAdminSite();

  /** Creates a look with the pieces, and with products of another look; returns its path. */
  async function createLook(title: string, picture: object): Promise<string> {
    const { outfits } = await site.graphql<{ outfits: { nodes: { id: string; celebrity: { id: string } }[] } }>(
      '{ outfits(first: 1, filter: { search: "Quilted Teal Puffer" }) { nodes { id celebrity { id } } } }',
    );
    const [{ id: productsOf, celebrity }] = outfits.nodes;
    const { createOutfit } = await site.graphql<{ createOutfit: { slug: string } }>(
      "mutation ($input: CreateOutfitInput!) { createOutfit(input: $input) { slug } }",
      {
        input: {
          title,
          productsOf,
          celebrityId: celebrity.id,
          description: "Three pieces.",
          pieces: pieces.map((piece) => ({ ...piece, id: randomUUID(), productIds: [] })),
          ...picture,
        },
      },
    );
    return `/outfit/${createOutfit.slug}`;
  }

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

  test("stay on their garments in nine crops", async () => {
    const errors: number[] = [];
    const { page } = await site.openAsVisitor("/robots.txt");
    await page.route("**/cropped/*", (route) => {
      const [, width, height] = /(\d+)x(\d+)/.exec(route.request().url()) ?? [];
      const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`;
      return route.fulfill({ contentType: "image/svg+xml", body });
    });
    for (const [width, height] of [
      [900, 1200],
      [1200, 800],
      [600, 1200],
    ] as const) {
      const path = await createLook(`Cropped ${width} by ${height}`, {
        image: `${site.url()}/cropped/${width}x${height}.svg`,
        aspectRatio: width / height,
        focalPoint: { x: 0.5, y: 0.4 },
      });
      await goTo(page, path);
      await page.waitForFunction(() => (document.querySelector<HTMLImageElement>("figure img")?.naturalWidth ?? 0) > 0);
      for (const viewport of [390, 768, 1280]) {
        await page.setViewportSize({ width: viewport, height: 900 });
        errors.push(await measureError(page));
      }
    }
    expect(errors).toHaveLength(9);
    expect(Math.max(...errors)).toBeLessThan(0.01);
  });

  test("are numbered links to the list without JavaScript, large enough to tap", async () => {
    const path = await createLook("A Look in Three Pieces", { image: "/art/topic/vintage.svg" });
    const { page } = await site.openAsVisitor(path, { javaScriptEnabled: false, viewport: phone });
    const points = page.getByRole("list", { name: "Pieces in the picture" }).getByRole("link");
    expect(await points.allTextContents()).toEqual(["1", "2", "3"]);
    const box = await points.first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    const entries = await points.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    await points.nth(1).click();
    await page.waitForURL(new RegExp(`${entries[1]}$`));
    expect(await page.locator(entries[1]).evaluate((entry) => entry.getBoundingClientRect().top < innerHeight)).toBe(
      true,
    );
  });
});
