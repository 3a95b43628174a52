import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { Formik } from "formik";
import { useRef } from "react";
import { MentionOutfitsDocument, MentionProductsDocument } from "../../../../graphql/generated/adminOperations";
import { FormSlot } from "../../../../admin/form/FormSlot";
import { openAdminScreen } from "../../../../testing/renderAdmin";
import { MarkdownEditor } from "../markdown/MarkdownEditor";
import type { ScrollAnchor } from "../markdown/useScrollAnchor";

function Form({ content }: { content: string }) {
  const place = useRef<ScrollAnchor | null>(null);
  return (
    <Formik initialValues={{ content }} onSubmit={() => undefined}>
      <FormSlot<string> name="content" label="Content">
        {(field) => (
          <MarkdownEditor name="content" field={field} place={place} onFile={() => undefined} accept="image/png" />
        )}
      </FormSlot>
    </Formik>
  );
}

const looks = (search: string, nodes: object[]): MockLink.MockedResponse => ({
  request: { query: MentionOutfitsDocument, variables: { search } },
  result: { data: { outfits: { __typename: "OutfitConnection", nodes } } },
});
const suit = {
  __typename: "Outfit",
  id: "1",
  slug: "navy-suit",
  title: "Navy Suit",
  image: "",
  celebrity: { __typename: "Celebrity", id: "c", name: "Ada Roe" },
};
const blazer = {
  __typename: "AffiliateProduct",
  id: "p1",
  title: "Navy Blazer",
  image: "",
  price: "$240",
  retailer: "Northloom",
};

const area = () => screen.getByLabelText<HTMLTextAreaElement>("Content");
async function open(content: string, caret: number, ...mocks: MockLink.MockedResponse[]) {
  const app = await openAdminScreen(<Form content={content} />, { mocks });
  area().focus();
  area().setSelectionRange(caret, caret);
  return app;
}

test("InsertMention: a slash at the beginning of a line finds a look and inserts it alone on a line, by keyboard", async () => {
  const { user } = await open("Before.\n", 8, looks("", []), looks("navy", [suit]));
  await user.keyboard("/");
  const menu = within(await screen.findByRole("menu", { name: "Insert" }));
  expect(menu.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["Look", "Celebrity", "Product"]);
  await user.keyboard("{Enter}");
  const search = await screen.findByRole("combobox", { name: "Search for a look" });
  await waitFor(() => expect(search).toHaveFocus());
  await user.keyboard("navy");
  expect(await screen.findByRole("option", { name: /Navy Suit.*Ada Roe/ })).toBeVisible();
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(area()).toHaveValue("Before.\n\n[Navy Suit](/outfit/navy-suit)\n\n"));
  await waitFor(() => expect(area()).toHaveFocus());
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("InsertMention: the toolbar's button finds a product, by mouse", async () => {
  const products: MockLink.MockedResponse = {
    request: { query: MentionProductsDocument, variables: { search: "" } },
    result: { data: { affiliateProducts: { __typename: "AffiliateProductConnection", nodes: [blazer] } } },
  };
  const { user } = await open("", 0, products);
  await user.click(screen.getByRole("button", { name: "Insert" }));
  await user.click(await screen.findByRole("menuitem", { name: "Product" }));
  await user.click(await screen.findByRole("combobox", { name: "Search for a product" }));
  await user.click(await screen.findByRole("option", { name: /Navy Blazer.*\$240, Northloom/ }));
  await waitFor(() => expect(area()).toHaveValue("[Navy Blazer](/go/p1)\n\n"));
});

test("InsertMention: Escape types the slash, and a slash inside a line is text", async () => {
  const { user } = await open("and", 3);
  await user.keyboard("/");
  expect(area()).toHaveValue("and/");
  expect(screen.queryByRole("menu")).toBeNull();
  await user.keyboard("{Enter}/");
  await screen.findByRole("menu");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(area()).toHaveValue("and/\n/"));
  expect(screen.queryByRole("menu")).toBeNull();
});
