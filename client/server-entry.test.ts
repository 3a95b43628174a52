import { createHash } from "node:crypto";
import { prerender as renderToStream } from "react-dom/static.edge";
import { renderPage, type PageRequest } from "./server-entry";
import { settings } from "./testing/settings";

jest.mock("react-dom/static.edge", () => {
  const actual: typeof import("react-dom/static.edge") = jest.requireActual("react-dom/static.edge");
  return { ...actual, prerender: jest.fn(actual.prerender) };
});

const computeHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const request = (url: string, more: Partial<PageRequest> = {}): PageRequest => ({
  url,
  execute: () => Promise.resolve({ data: null }),
  getAssets: (modules) => ({
    scripts: ["/assets/main.js"],
    modulePreloads: ["/assets/lib.js", ...modules.map((module) => `/assets/${module}.js`)],
    styles: ["a{color:red}"],
  }),
  ...more,
});

const inline = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}(?![^>]*(?:src=|type="application))[^>]*>([^]*?)</${name}>`, "g"))].map(
    (match) => match[1] ?? "",
  );

const withAnalytics = (id: string) => ({ ...settings, logo: "/pictures/logo.webp", googleAnalyticsId: id });

describe("renderPage", () => {
  it("answers an unknown address with a real 404, and names every inline element to the page's policy", async () => {
    const { status, html, scriptHashes, styleHashes } = await renderPage(request("/no/such/page"));
    expect(status).toBe(404);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
    expect(html).toContain("Oops! Page not found");
    expect(inline(html, "script").map(computeHash)).toEqual(scriptHashes);
    expect(styleHashes).toEqual(expect.arrayContaining(inline(html, "style").map(computeHash)));
    expect(html).toContain(
      '<template id="late-scripts"><link rel="modulepreload" href="/assets/lib.js"><script type="module" src="/assets/main.js"></script></template>',
    );
    expect(html).toContain('<script type="application/json" id="apollo-state" data-origin="" data-modules="">');
  });

  it("returns a real 404 for an unknown address of the admin area, and 200 for a screen", async () => {
    const unknown = await renderPage(request("/admin/nothing"));
    expect(unknown.status).toBe(404);
    expect(unknown.html).toContain("Oops! Page not found");
    expect(unknown.html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    const screen = await renderPage(request("/admin/celebrities"));
    expect(screen.status).toBe(200);
    expect(screen.html).toContain("Loading...");
  });

  it("names the files of the page's lazy routes to the browser, and asks for their scripts", async () => {
    const { html } = await renderPage(request("/favorites"));
    expect(html).toContain('data-modules="pages/public/FavoritesPage/FavoritesPage.tsx"');
    expect(html).toContain('<link rel="modulepreload" href="/assets/pages/public/FavoritesPage/FavoritesPage.tsx.js">');
  });

  it("writes styles into the head alone", async () => {
    const { html } = await renderPage(request("/nowhere"));
    expect(html.lastIndexOf("<style")).toBeLessThan(html.indexOf("</head>"));
  });

  it("has the look of the settings in every page: fonts, colors, and what is preloaded", async () => {
    const branding = { ...settings.branding, accent: "#0b5d4e", fonts: "MODERN" };
    const execute = () => Promise.resolve({ data: { settings: { ...settings, branding } } });
    const { html, styleHashes } = await renderPage(request("/nowhere", { execute }));
    const sheet = inline(html, "style").find((css) => css.includes("@font-face"))!;
    expect(sheet).toContain("--w-palette-primary-main:#0b5d4e;");
    expect(styleHashes).toContain(computeHash(sheet));
    expect(html.match(/<link rel="preload" as="font"/g)).toHaveLength(2);
  });

  it("redirects other spellings for good, with their query", async () => {
    await expect(renderPage(request("/terms?x=1"))).resolves.toMatchObject({
      status: 301,
      location: "/terms-of-service?x=1",
    });
  });

  it("sends the browser the origin of its absolute URLs, escaped", async () => {
    const { html } = await renderPage(request("/nowhere", { origin: 'https://worn.example"><script>' }));
    expect(html).toContain('data-origin="https://worn.example&quot;>&lt;script>"');
  });

  it("stays on the site whatever the address looks like", async () => {
    await expect(renderPage(request("//evil.example/x"))).resolves.toMatchObject({ status: 404 });
    await expect(renderPage(request("/x/%E0%A4%A"))).resolves.toMatchObject({ status: 404 });
  });

  it("says when the settings want Google Analytics, on pages for visitors", async () => {
    const visit = (url: string, id: string) =>
      renderPage(request(url, { execute: () => Promise.resolve({ data: { settings: withAnalytics(id) } }) }));
    const page = await visit("/nowhere", "G-AB12");
    expect(page.googleAnalytics).toBe(true);
    expect(page.html).toContain('<img src="/pictures/logo.webp" alt="Gloss"');
    expect(page.html).toContain("<title>Page not found | Gloss</title>");
    expect((await visit("/nowhere", "")).googleAnalytics).toBeFalsy();
    expect((await visit("/admin/settings", "G-AB12")).googleAnalytics).toBeFalsy();
  });

  it("renders a page once whose first query has all its data, and twice one that asks for more", async () => {
    const topic = { __typename: "BlogTopic", slug: "denim", name: "Denim", description: "", image: "", count: 3 };
    const offer = {
      __typename: "CategoryItem",
      id: "1",
      title: "Ivory Slip",
      image: "",
      retailer: "",
      isAvailable: false,
      replacement: null,
    };
    const asked: unknown[] = [];
    const execute: PageRequest["execute"] = (_document, _variables, name) => {
      asked.push(name);
      return Promise.resolve({ data: { settings, blogTopics: [topic], offer } });
    };
    const renders = jest.mocked(renderToStream).mockClear();
    expect((await renderPage(request("/blog/topics", { execute }))).html).toContain("Denim");
    expect(asked).toEqual(["SiteSettings", "TopicsPage"]);
    expect(renders).toHaveBeenCalledTimes(1);
    expect((await renderPage(request("/go/1", { execute }))).html).toContain("Ivory Slip");
    expect(renders).toHaveBeenCalledTimes(3);
  });

  it("answers a fault with an error page that needs no script, and tells of it", async () => {
    const onError = jest.fn();
    const { status, html, scriptHashes } = await renderPage(request("http://[broken", { onError }));
    expect(status).toBe(500);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(html).toContain("Something went wrong");
    expect(html).not.toContain("/assets/main.js");
    expect(inline(html, "script").map(computeHash)).toEqual(scriptHashes);
  });
});
