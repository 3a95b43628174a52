import { screen } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { CategoriesPageDocument } from "../../../graphql/generated/operations";
import { mockCategory } from "../../../testing/mockCategory";
import { openApp } from "../../../testing/renderApp";
import { CategoriesPage } from "./CategoriesPage";

const six = ["dresses", "shoes", "makeup", "handbags", "cars", "bikes"];
const count = (totalCount: number) => ({ __typename: "OutfitConnection", totalCount });

describe("CategoriesPage", () => {
  it("shows the six, also without items, and further categories that have items", async () => {
    const categories = [
      ...six.map((name) => mockCategory(name, { itemCount: name === "bikes" ? 0 : 2 })),
      mockCategory("jewelry", { isBuiltIn: false, itemCount: 3 }),
      mockCategory("eyewear", { isBuiltIn: false, itemCount: 0 }),
    ];
    const looks = Object.fromEntries(six.map((name) => [name, count(name === "dresses" ? 4 : 0)]));
    await openApp([{ path: paths.categories.pattern, Component: CategoriesPage }], {
      url: "/categories",
      mocks: [
        {
          request: { query: CategoriesPageDocument, variables: {} },
          result: { data: { __typename: "Query", categories, ...looks } },
        },
      ],
    });
    expect(await screen.findByRole("link", { name: /^Dresses/ })).toHaveAttribute("href", "/category/dresses");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Dresses2 items4 celebrity looks with dresses",
      "Shoes2 items",
      "Makeup2 items",
      "Handbags2 items",
      "Cars2 items",
      "Bikes0 items",
      "Jewelry3 items",
    ]);
  });
});
