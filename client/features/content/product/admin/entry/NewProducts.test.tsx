import { screen, waitFor } from "@testing-library/react";
import { GraphQLError } from "graphql";
import type { MockLink } from "@apollo/client/testing";
import { AddProductsDocument, ProductFromAddressDocument } from "../../../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../../../testing/renderAdmin";
import { NewProducts } from "./NewProducts";

// Preloads the toast's code, because compiling it would delay the first toast.
beforeAll(() => import("../../../../../shared/toast/ToastSnackbar"));
beforeEach(() => window.localStorage.clear());

const open = (...mocks: MockLink.MockedResponse[]) =>
  openAdminScreen(<NewProducts outfitId="outfit-1" pieces={[{ id: "piece-1", name: "Cape" }]} />, { mocks });
const five = ["Cape", "Belt", "Boots", "Hat", "Bag"]
  .map((title) => `${title}\thttps://a.example/${title}\t$9`)
  .join("\n");

const fact = (value: string | null, more: object = {}) => ({
  __typename: "RetailerPageText",
  value,
  source: null,
  question: null,
  choices: [],
  amount: null,
  currency: null,
  isFrom: false,
  ...more,
});
const page = (address: string, title: string | null, asks: object = {}): MockLink.MockedResponse => ({
  request: { query: ProductFromAddressDocument, variables: { address } },
  result: {
    data: {
      productFromAddress: {
        __typename: "RetailerPage",
        address,
        title: fact(title, asks),
        price: fact("$90"),
        originalPrice: fact(null),
        availability: { __typename: "RetailerPageStock", value: null, question: null },
        image: fact(null),
        brand: fact(null),
        gtin: fact(null),
        retailer: fact("Velvet Row"),
      },
    },
  },
});

describe("NewProducts", () => {
  it("adds five pasted products with three clicks", async () => {
    const sent: unknown[] = [];
    const { user } = await open({
      request: { query: AddProductsDocument, variables: ({ input }) => sent.push(input) > 0 },
      result: { data: { addAffiliateProducts: [{ __typename: "AffiliateProduct", id: "product-1" }] } },
    });
    await user.click(screen.getByText("Add several products"));
    await user.click(screen.getByRole("textbox", { name: "Title of product 1" }));
    await user.paste(five);
    expect(screen.getByRole("textbox", { name: "Link of product 5" })).toHaveValue("https://a.example/Bag");
    await user.click(screen.getByText("Add 5 products"));
    expect(await screen.findByText("5 products added")).toBeVisible();
    expect(sent[0]).toMatchObject({
      outfitId: "outfit-1",
      products: expect.arrayContaining([expect.objectContaining({ title: "Hat", price: "$9", pieceId: null })]),
    });
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("reads the pages of addresses that are pasted into the title", async () => {
    const refused: MockLink.MockedResponse = {
      request: { query: ProductFromAddressDocument, variables: { address: "https://b.example/2" } },
      result: { data: { productFromAddress: { __typename: "RetailerPageProblem", message: "No." } } },
    };
    const { user } = await open(page("https://a.example/1", "Silk Cape"), refused);
    await user.click(screen.getByText("Add several products"));
    await user.click(screen.getByRole("textbox", { name: "Title of product 1" }));
    await user.paste("https://a.example/1\nhttps://b.example/2");
    expect(screen.getByRole("textbox", { name: "Link of product 1" })).toHaveValue("https://a.example/1");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Title of product 1" })).toHaveValue("Silk Cape"));
    expect(screen.getByRole("textbox", { name: "Price of product 1" })).toHaveValue("$90");
    expect(await screen.findByText("1 page could not be read: see its row.")).toBeVisible();
    expect(screen.getByText("This page could not be read.").parentElement).toHaveTextContent(
      "This page could not be read. No. Enter the title and the price.",
    );
    expect(screen.getByRole("textbox", { name: "Title of product 2" })).toHaveValue("");
    // The piece is proposed.
    const [first, second] = screen.getAllByRole("listitem");
    expect(first).toHaveTextContent("Cape");
    expect(second).not.toHaveTextContent("Cape");
  });

  it("asks what a page leaves open, and takes the chosen title", async () => {
    const choice = (value: string) => ({ __typename: "RetailerPageChoice", value, source: "JSON_LD", label: null });
    const unsure = page("https://a.example/1", null, {
      question: "The page names two products. Which one is it?",
      choices: [choice("Silk Cape"), choice("Wool Cape")],
    });
    const { user } = await open(unsure);
    await user.click(screen.getByText("Add several products"));
    await user.paste("https://a.example/1");
    const question = await screen.findByRole("group", { name: "Question about the Title of product 1" });
    expect(question).toHaveTextContent("The page names two products. Which one is it?");
    await user.click(screen.getByRole("button", { name: "Wool Cape" }));
    expect(screen.getByRole("textbox", { name: "Title of product 1" })).toHaveValue("Wool Cape");
    expect(screen.queryByRole("group", { name: /^Question/ })).toBeNull();
  });

  it("goes to the next row with Enter, and keeps what was typed when the server refuses it", async () => {
    const refusal = new GraphQLError("Please check what you entered.", {
      extensions: { code: "BAD_USER_INPUT", fieldErrors: { "products.1.title": "Title is required" } },
    });
    const { user } = await open({
      request: { query: AddProductsDocument, variables: () => true },
      result: { errors: [refusal] },
    });
    await user.click(screen.getByText("Add several products"));
    expect(screen.getByRole("textbox", { name: "Title of product 1" })).toHaveFocus();
    await user.type(screen.getByRole("textbox", { name: "Title of product 1" }), "Cape{Enter}");
    expect(screen.getByRole("textbox", { name: "Title of product 2" })).toHaveFocus();
    await user.type(screen.getByRole("textbox", { name: "Price of product 2" }), "$20");
    await user.click(screen.getByText("Add 2 products"));
    expect(await screen.findByText("Title is required")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Title of product 2" })).toHaveFocus();
    expect(screen.getByText("Please check what you entered.")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Title of product 1" })).toHaveValue("Cape");
    expect(screen.getByRole("textbox", { name: "Price of product 2" })).toHaveValue("$20");
  });

  it("still has the rows after the dialog was closed", async () => {
    const { user, unmount } = await open();
    await user.click(screen.getByText("Add several products"));
    await user.type(screen.getByRole("textbox", { name: "Title of product 1" }), "Cape");
    unmount();
    await open();
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Title of product 1" })).toHaveValue("Cape"));
  });
});
