import { linksAside } from "./linksAside";

it("linksAside: opens links of a preview in a new tab", () => {
  const html = '<p><a href="/outfits">own</a> <a href="https://x.example" rel="noopener" target="_blank">other</a></p>';
  expect(linksAside(html)).toBe(
    '<p><a href="/outfits" target="_blank" rel="noopener">own</a> <a href="https://x.example" rel="noopener" target="_blank">other</a></p>',
  );
});
