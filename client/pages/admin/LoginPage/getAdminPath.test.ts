import { getAdminPath } from "./getAdminPath";

describe("getAdminPath", () => {
  it.each(["/admin/outfits", "/admin/outfits?edit=1&search=a%20b", "/admin/blog?search=//x"])(
    "returns to %s",
    (next) => {
      expect(getAdminPath(next)).toBe(next);
    },
  );

  it.each([
    null,
    "",
    "https://evil.example/admin/outfits",
    "//evil.example/admin/outfits",
    "/\\evil.example/admin/",
    "\\\\evil.example",
    "/\t/evil.example/admin/x",
    "javascript:alert(1)",
    "/admin/../../celebrities",
    "/admin/..//evil.example",
    "/celebrities",
    "/administration",
    "/admin",
    "/admin/login",
    "/admin/login?next=/admin/login",
    "admin/outfits",
    "http://[",
  ])("returns the dashboard instead of %p", (next) => {
    expect(getAdminPath(next)).toBe("/admin/dashboard");
  });
});
