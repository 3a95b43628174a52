import { getDisplayName } from "./adminAuthContext";

test.each([
  ["the name", { name: " Hanne ", email: "ho@example.com" }, "Hanne"],
  ["the part of the email before the @", { name: "  ", email: "ho@example.com" }, "ho"],
  ["Admin User", { name: "", email: "" }, "Admin User"],
  ["Admin User before anyone has signed in", null, "Admin User"],
])("displayNameOf: uses %s", (_what, administrator, name) => {
  expect(getDisplayName(administrator)).toBe(name);
});
