import { normalizeOldPath } from "./normalizeOldPath";

test.each([
  ["/2020/05/a-look/", "/2020/05/a-look"],
  ["/2020/05/A-Look", "/2020/05/A-Look"],
  ["https://old.example/2020/a-look///#comments", "/2020/a-look"],
  ["/%c3%a9t%C3%A9/", "/été"],
  ["/?p=123", "/?p=123"],
  ["/index.php?page_id=5&x=%20", "/index.php?page_id=5&x= "],
  ["/100%", "/100%"],
  ["/", null],
  ["https://old.example", null],
  ["about", null],
  ["//evil.example/x", null],
  [`/${"x".repeat(1_001)}`, null],
  [`/${"\u5b57".repeat(900)}`, null],
])("the old address %p is stored as %p", (address, path) => {
  expect(normalizeOldPath(address)).toBe(path);
});
