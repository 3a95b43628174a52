import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  AdminBrandsDocument,
  BrandNamesDocument,
  JoinBrandNameDocument,
  MergeBrandsDocument,
  UndoDocument,
  UnknownBrandNamesDocument,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { chooseRowAction } from "../../../testing/rowMenu";
import { BrandsPage } from "./BrandsPage";

const brand = (id: string, name: string) => ({
  __typename: "Brand",
  id,
  version: 1,
  status: "PUBLISHED",
  name,
  slug: id,
  homePage: "https://www.verre.example/",
  image: "",
  updatedAt: "2026-03-05T10:00:00.000Z",
});
const rows = [brand("verre", "Maison Verre"), brand("twin", "Verre Paris")];

const list: MockLink.MockedResponse = {
  request: { query: AdminBrandsDocument, variables: () => true },
  result: {
    data: {
      brands: {
        __typename: "BrandConnection",
        edges: rows.map((node) => ({ __typename: "BrandEdge", cursor: node.id, node })),
        pageInfo: {
          __typename: "PageInfo",
          hasNextPage: false,
          hasPreviousPage: false,
          startCursor: null,
          endCursor: null,
        },
        totalCount: 2,
      },
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
};
const unknown = (...names: object[]): MockLink.MockedResponse => ({
  request: { query: UnknownBrandNamesDocument },
  result: { data: { unknownBrandNames: names } },
});
const change = { __typename: "Change", undoId: "1" };

const merging = (input: { id: string; intoId: string; dryRun: boolean }): MockLink.MockedResponse => ({
  request: { query: MergeBrandsDocument, variables: { input } },
  result: {
    data: {
      mergeBrands: {
        __typename: "Merge",
        ...{ undoId: input.dryRun ? null : "1", outfits: 3, spellings: 1, seasons: 0, episodes: 0, characters: 0 },
      },
    },
  },
});

const names: MockLink.MockedResponse = {
  request: { query: BrandNamesDocument, variables: () => true },
  result: {
    data: {
      brands: {
        __typename: "BrandConnection",
        nodes: rows.map(({ id, name }) => ({ __typename: "Brand", id, name, spellings: [] })),
      },
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

const open = (...mocks: MockLink.MockedResponse[]) =>
  openAdminScreen(<BrandsPage />, { url: "/admin/brands", mocks: [list, ...mocks], width: 390 });

describe("BrandsPage", () => {
  it("shows the host of a home page, which fits beside its label", async () => {
    await open();
    expect(await screen.findAllByText("verre.example")).toHaveLength(rows.length);
  });

  it("lists names without a brand, and adds one to the brand that it means", async () => {
    const name = {
      __typename: "UnknownBrandName",
      name: "MAISON VERRE PARIS",
      uses: 3,
      proposals: [{ __typename: "Brand", id: "verre", name: "Maison Verre" }],
    };
    const { user } = await open(
      unknown(name),
      unknown(),
      unknown(name),
      {
        request: {
          query: JoinBrandNameDocument,
          variables: { input: { name: "MAISON VERRE PARIS", brandId: "verre" } },
        },
        result: { data: { joinBrandName: change } },
      },
      {
        request: { query: UndoDocument, variables: { input: { id: "1" } } },
        result: { data: { undo: { __typename: "Undone", undone: 1, skipped: 0 } } },
      },
    );
    await screen.findByText("Maison Verre");
    await user.click(screen.getByRole("button", { name: "Names without a brand" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Names without a brand" }));
    expect(await dialog.findByText("3 pieces and products")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Make MAISON VERRE PARIS a brand" })).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Add MAISON VERRE PARIS to Maison Verre" }));
    expect(await dialog.findByText(/^MAISON VERRE PARIS is a spelling of Maison Verre\./)).toBeVisible();
    expect(await dialog.findByText("Every name belongs to a brand.")).toBeVisible();
    // By keyboard: the dialog keeps the focus inside.
    expect(dialog.getByRole("list", { name: "Names without a brand" })).toHaveFocus();
    await user.tab({ shift: true });
    expect(dialog.getByRole("button", { name: "Undo" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Undone")).toBeVisible();
    expect(await dialog.findByText("3 pieces and products")).toBeVisible();
  });

  it("merges a brand into another one", async () => {
    const { user } = await open(
      names,
      merging({ id: "twin", intoId: "verre", dryRun: true }),
      merging({ id: "twin", intoId: "verre", dryRun: false }),
    );
    await screen.findByText("Verre Paris");
    await chooseRowAction(user, "Verre Paris", "Merge");
    const dialog = within(await screen.findByRole("dialog", { name: "Merge Verre Paris" }));
    await user.click(dialog.getByRole("combobox", { name: "The brand to keep" }));
    const options = await screen.findAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual(["Maison Verre"]);
    await user.click(options[0]!);
    expect(
      await dialog.findByText("Verre Paris goes to the trash, and its address leads to Maison Verre."),
    ).toBeVisible();
    expect(dialog.getByText("Maison Verre gets 3 outfits and 1 spelling.")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Merge" }));
    expect(await screen.findByText("Verre Paris has become Maison Verre")).toBeVisible();
  });

  it("merges two selected brands, keeps either one, and shows why it cannot", async () => {
    const refused: MockLink.MockedResponse = {
      request: { query: MergeBrandsDocument, variables: { input: { id: "verre", intoId: "twin", dryRun: true } } },
      result: { errors: [new GraphQLError("Maison Verre has published outfits, but Verre Paris is not published.")] },
    };
    const { user } = await open(names, refused, merging({ id: "twin", intoId: "verre", dryRun: true }));
    await screen.findByText("Verre Paris");
    for (const box of screen.getAllByRole("checkbox", { name: /Maison Verre|Verre Paris|Select row/ }))
      await user.click(box);
    await user.click(within(screen.getByRole("region", { name: "Selection" })).getByRole("button", { name: "Merge" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Merge Maison Verre" }));
    expect(await dialog.findByText(/^Maison Verre has published outfits/)).toBeVisible();
    expect(dialog.getByRole("button", { name: "Merge" })).toBeDisabled();
    await user.click(dialog.getByRole("button", { name: "Keep Maison Verre instead" }));
    expect(await dialog.findByText("Maison Verre gets 3 outfits and 1 spelling.")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Merge" })).toBeEnabled();
  });
});
