import type { CommandSearchQuery } from "../../graphql/generated/adminOperations";
import { commandsFor } from "./commands";

describe("commands by role", () => {
  const found = {
    celebrities: [],
    outfits: [{ id: "1", title: "Navy Suit", celebrity: null }],
    posts: [],
    products: [{ id: "2", title: "Navy Blazer", retailer: "" }],
    items: [],
  } as unknown as CommandSearchQuery["search"];
  const labels = (role: "contributor" | "editor", text: string) =>
    commandsFor(role, text, found).flatMap(({ commands }) => commands.map(({ label }) => label));

  it("offers a contributor screens, actions and records that they can open", () => {
    expect(labels("contributor", "new")).toEqual(["New Outfit", "New Celebrity", "New Blog Post", "Navy Suit"]);
    expect(labels("editor", "new")).toEqual([
      "Newsletters",
      "New Outfit",
      "New Celebrity",
      "New Blog Post",
      "New Product",
      "New Category Item",
      "Navy Suit",
      "Navy Blazer",
    ]);
  });
});
