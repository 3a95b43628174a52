import { linksAside } from "./linksAside";

it("lets links of a preview open beside it", () => {
  const html = '<p><a href="/outfits">own</a> <a href="https://x.example" rel="noopener" target="_blank">other</a></p>';
  expect(linksAside(html)).toBe(
    '<p><a href="/outfits" target="_blank" rel="noopener">own</a> <a href="https://x.example" rel="noopener" target="_blank">other</a></p>',
  );
});
