import type { MockLink } from "@apollo/client/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { Formik } from "formik";
import { useRef } from "react";
import { MentionOutfitsDocument, MentionProductsDocument } from "../../../../../graphql/generated/adminOperations";
import { FormSlot } from "../../../../../admin/form/FormSlot";
import { openAdminScreen } from "../../../../../testing/renderAdmin";
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
  await user.keyboard("/navy");
  expect(area()).toHaveValue("Before.\n/navy");
  const option = await screen.findByRole("option", { name: /Navy Suit.*Ada Roe/ });
  await waitFor(() => expect(area()).toHaveAttribute("aria-activedescendant", option.id));
  expect(area()).toHaveFocus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(area()).toHaveValue("Before.\n\n[Navy Suit](/outfit/navy-suit)\n\n"));
  expect(area()).toHaveFocus();
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("InsertMention: Enter before the looks arrive inserts the first one when they do", async () => {
  const { user, responseGate } = await open("", 0, looks("", []), looks("navy", [suit]));
  responseGate.shut();
  await user.keyboard("/navy{Enter}");
  expect(area()).toHaveValue("/navy");
  act(() => responseGate.open());
  await waitFor(() => expect(area()).toHaveValue("[Navy Suit](/outfit/navy-suit)\n\n"));
});

test("InsertMention: after a slash, the arrow keys reach the search of another kind", async () => {
  const products: MockLink.MockedResponse = {
    request: { query: MentionProductsDocument, variables: { search: "" } },
    result: { data: { affiliateProducts: { __typename: "AffiliateProductConnection", nodes: [blazer] } } },
  };
  const { user } = await open("", 0, looks("", []), products);
  await user.keyboard("/");
  await screen.findByText("No looks found");
  await user.keyboard("{ArrowUp}{Enter}");
  expect(await screen.findByRole("dialog", { name: "Insert a product" })).toBeVisible();
  expect(area()).toHaveValue("");
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

test("InsertMention: a slash inside a line is text; Escape keeps the typed slash, and so does a new line", async () => {
  const { user } = await open("and", 3, looks("", []), looks("usr", []));
  await user.keyboard("/");
  expect(area()).toHaveValue("and/");
  expect(screen.queryByRole("listbox")).toBeNull();
  await user.keyboard("{Enter}/");
  await screen.findByRole("listbox", { name: "Insert" });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  await user.keyboard("{Enter}/usr");
  await screen.findByText("No looks found");
  await user.keyboard("{Enter}bin");
  expect(area()).toHaveValue("and/\n/\n/usr\nbin");
  expect(screen.queryByRole("listbox")).toBeNull();
});
