import { addNewTabTargets } from "./addNewTabTargets";

it("addNewTabTargets: opens links of a preview in a new tab", () => {
  const html = '<p><a href="/outfits">own</a> <a href="https://x.example" rel="noopener" target="_blank">other</a></p>';
  expect(addNewTabTargets(html)).toBe(
    '<p><a href="/outfits" target="_blank" rel="noopener">own</a> <a href="https://x.example" rel="noopener" target="_blank">other</a></p>',
  );
});
