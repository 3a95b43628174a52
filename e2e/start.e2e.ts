import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type SiteProcess, startServerProcess } from "./support/server";

const counts = async (address: string): Promise<unknown> => {
  const answer = await fetch(`${address}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      query:
        "{ celebrities { totalCount } outfits { totalCount } affiliateProducts { totalCount } categoryItems { totalCount } blogPosts { totalCount } }",
    }),
  });
  const { data } = (await answer.json()) as { data: Record<string, { totalCount: number }> };
  return Object.fromEntries(Object.entries(data).map(([name, { totalCount }]) => [name, totalCount]));
};
const sample = { celebrities: 18, outfits: 90, affiliateProducts: 270, categoryItems: 120, blogPosts: 24 };

describe("the server's process", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-start-"));
  let server: SiteProcess | undefined;
  const start = (variables?: Record<string, string>): SiteProcess => (server = startServerProcess(folder, variables));
  afterEach(() => server?.process.kill("SIGKILL"));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  test("is whole after it was killed in the middle of its first start", async () => {
    const first = start();
    while (!fs.existsSync(path.join(folder, "database.lock"))) await new Promise((resolve) => setTimeout(resolve, 20));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await first.end("SIGKILL");
    expect(await counts(await start().ready())).toEqual(sample);
    await server?.end("SIGTERM");
  });

  test("keeps its data, ends at SIGTERM with 0, and starts again after a kill", async () => {
    const site = start();
    expect(await counts(await site.ready())).toEqual(sample);
    expect(await site.end("SIGTERM")).toBe(0);
    const killed = start();
    await killed.ready();
    await killed.end("SIGKILL");
    expect(await counts(await start().ready())).toEqual(sample);
  });

  test("leaves a data folder that another server uses alone, and says so", async () => {
    await start().ready();
    const second = startServerProcess(folder);
    expect(await second.exit()).toBe(1);
    expect(second.printed()).toContain("Another server is already using the data folder");
    expect(second.printed()).not.toContain("    at ");
  });

  test("stops at a wrong variable with a sentence that names it", async () => {
    const site = start({ PORT: "eighty" });
    expect(await site.exit()).toBe(1);
    expect(site.printed().trim()).toBe('PORT must be a whole number from 0 to 65535, but is "eighty".');
  });
});
