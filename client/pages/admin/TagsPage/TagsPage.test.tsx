import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { UndoDocument } from "../../../graphql/generated/adminOperations";
import {
  AdminTermsDocument,
  CreateTermDocument,
  DeleteTermDocument,
  MergeTermsDocument,
  RenameTermDocument,
  type TermType,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { TagsPage } from "./TagsPage";

const term = (id: string, name: string, usageCount: number) => ({ __typename: "Term", id, name, usageCount });
const [gala, airport] = [term("1", "Gala", 3), term("2", "Airport", 0)];

const reading = (terms: readonly object[], type: TermType = "occasion"): MockLink.MockedResponse => ({
  request: { query: AdminTermsDocument, variables: { type } },
  result: { data: { terms } },
});
const change = { __typename: "Change", changed: 3, undoId: "undo-1" };

async function open(...mocks: MockLink.MockedResponse[]) {
  const app = await openAdminScreen(<TagsPage />, { url: "/admin/tags?list=occasion", mocks });
  await screen.findByRole("table");
  return app;
}
const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
const adding = () => screen.getByRole("textbox", { name: "Add an occasion" });
const press = (name: string) => screen.getByRole("button", { name });

describe("TagsPage", () => {
  it("shows the one of six lists that the URL names", async () => {
    const { user, router } = await open(reading([gala, airport]), reading([], "tag"));
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Celebrity Categories",
      "Style Types",
      "Occasions",
      "Blog Categories",
      "Outfit Tags",
      "Product Categories",
    ]);
    expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Occasions");
    await user.click(screen.getByRole("tab", { name: "Outfit Tags" }));
    expect(await screen.findByText("No entries yet.")).toBeVisible();
    expect(router.state.location.search).toBe("?list=tag");
  });

  it("shows the use count of each term, with a link when it is used", async () => {
    await open(reading([gala, airport]));
    expect(names()).toEqual(["Airport", "Gala"]);
    expect(screen.getByRole("link", { name: "3 outfits with Gala" })).toHaveAttribute(
      "href",
      "/admin/outfits?occasion=Gala",
    );
    expect(within(screen.getByRole("row", { name: /Airport/ })).queryByRole("link")).toBeNull();
  });

  it("sorts by use count and searches, with both in the URL", async () => {
    const { user, router } = await open(reading([gala, airport]));
    await user.click(press("Usage Count"));
    expect(names()).toEqual(["Gala", "Airport"]);
    await user.click(press("Usage Count"));
    expect(names()).toEqual(["Airport", "Gala"]);
    expect(screen.getByRole("columnheader", { name: /Usage Count/ })).toHaveAttribute("aria-sort", "ascending");
    await user.type(screen.getByRole("searchbox"), "gAl{Enter}");
    await waitFor(() => expect(names()).toEqual(["Gala"]));
    expect(router.state.location.search).toContain("search=gAl");
  });

  it("adds terms one after another", async () => {
    const create = (name: string) => ({
      request: { query: CreateTermDocument, variables: { input: { type: "occasion", name } } },
      result: { data: { createTerm: term("3", name, 0) } },
    });
    const { user } = await open(reading([gala]), create("Ball"), reading([gala, term("3", "Ball", 0)]));
    await user.type(adding(), "  Ball {Enter}");
    expect(await screen.findByText("Success")).toBeVisible();
    expect(screen.getByText("Ball has been added")).toBeVisible();
    await waitFor(() => expect(names()).toEqual(["Ball", "Gala"]));
    expect(adding()).toHaveValue("");
    expect(adding()).toHaveFocus();
  });

  it.each([
    [" ", "Name cannot be empty"],
    ["gaLA", "This name already exists"],
  ])("rejects a name before sending: %j", async (name, sentence) => {
    const { user } = await open(reading([gala]));
    await user.type(adding(), name);
    await user.click(press("Add"));
    await waitFor(() => expect(adding()).toHaveAccessibleDescription(sentence));
    // Announced once, at the field: a toast would cover it.
    expect(screen.getByText(sentence)).toHaveAttribute("role", "alert");
    expect(adding()).toBeInvalid();
    expect(adding()).toHaveFocus();
  });

  it("shows the server's error for a name", async () => {
    const extensions = { code: "BAD_USER_INPUT", fieldErrors: { name: "This name already exists" } };
    const { user } = await open(reading([gala]), {
      request: { query: CreateTermDocument, variables: { input: { type: "occasion", name: "Ball" } } },
      result: { errors: [new GraphQLError("This name already exists", { extensions })] },
    });
    await user.type(adding(), "Ball{Enter}");
    expect(await screen.findByText("This name already exists")).toHaveAttribute("role", "alert");
    expect(adding()).toHaveAccessibleDescription("This name already exists");
    expect(adding()).toHaveValue("Ball");
  });

  it("renames a term in its row without refetching", async () => {
    const { user } = await open(reading([gala, airport]), {
      request: { query: RenameTermDocument, variables: { input: { id: "1", name: "Grand Gala" } } },
      result: { data: { renameTerm: change } },
    });
    await user.click(press("Edit Gala"));
    const field = screen.getByRole("textbox", { name: "New name of Gala" });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.click(press("Update"));
    expect(await screen.findByText("Name cannot be empty")).toHaveAttribute("role", "alert");
    await user.type(field, "airPORT{Enter}");
    expect(field).toHaveAccessibleDescription("This name already exists");
    await user.clear(field);
    await user.type(field, "Grand Gala{Enter}");
    expect(await screen.findByText("Updated")).toBeVisible();
    expect(screen.getByText("Tag has been renamed to Grand Gala")).toBeVisible();
    expect(names()).toEqual(["Airport", "Grand Gala"]);
    await waitFor(() => expect(press("Edit Grand Gala")).toHaveFocus());
  });

  it.each([["Cancel"], ["Escape"]])("keeps a term unchanged after %s", async (how) => {
    const { user } = await open(reading([gala]));
    await user.click(press("Edit Gala"));
    await user.type(screen.getByRole("textbox", { name: "New name of Gala" }), "x");
    if (how === "Cancel") await user.click(press("Cancel"));
    else await user.keyboard("{Escape}");
    expect(names()).toEqual(["Gala"]);
    expect(press("Edit Gala")).toHaveFocus();
  });

  it("deletes a term after a confirmation with its uses, and restores it", async () => {
    const { user } = await open(
      reading([gala, airport]),
      reading([{ ...gala, usageCount: 4 }, airport]),
      {
        request: { query: DeleteTermDocument, variables: { input: { id: "1" } } },
        result: { data: { deleteTerm: change } },
      },
      {
        request: { query: UndoDocument, variables: { input: { id: "undo-1" } } },
        result: { data: { undo: { __typename: "Undone", undone: 4, skipped: 0 } } },
      },
      reading([gala, airport]),
    );
    await user.click(press("Delete Gala"));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Gala" }));
    expect(question.getByText("This may affect content that uses this occasion.")).toBeVisible();
    expect(await question.findByText("4 outfits use it and will lose it.")).toBeVisible();
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Deleted")).toBeVisible();
    expect(screen.getByText("Gala has been removed")).toBeVisible();
    await waitFor(() => expect(names()).toEqual(["Airport"]));
    await user.click(press("Undo"));
    await waitFor(() => expect(names()).toEqual(["Airport", "Gala"]));
  });

  it("shows in the confirmation that a term is unused", async () => {
    const { user } = await open(reading([airport]), reading([airport]));
    await user.click(press("Delete Airport"));
    expect(await screen.findByText("No outfit uses it.")).toBeVisible();
  });

  it("merges a term into another", async () => {
    const ball = term("3", "Ball", 1);
    const { user } = await open(
      reading([gala, airport, ball]),
      reading([gala, airport, ball]),
      {
        request: { query: MergeTermsDocument, variables: { input: { id: "1", intoId: "3" } } },
        result: { data: { mergeTerms: change } },
      },
      reading([airport, term("3", "Ball", 4)]),
    );
    await user.click(press("Merge Gala"));
    const dialog = within(await screen.findByRole("dialog", { name: "Merge Gala" }));
    expect(dialog.getByRole("button", { name: "Merge" })).toBeDisabled();
    await user.click(dialog.getByRole("combobox", { name: "The occasion to keep" }));
    expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent)).toEqual([
      "Airport0 outfits",
      "Ball1 outfit",
    ]);
    await user.click(screen.getByRole("option", { name: /Ball/ }));
    expect(dialog.getByText("3 outfits get Ball instead of Gala, and Gala will be deleted.")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Merge" }));
    expect(await screen.findByText("Merged")).toBeVisible();
    expect(screen.getByText("Gala has become Ball")).toBeVisible();
    await waitFor(() => expect(names()).toEqual(["Airport", "Ball"]));
    expect(press("Undo")).toBeVisible();
  });

  it("retries after an error", async () => {
    const { user } = await openAdminScreen(<TagsPage />, {
      url: "/admin/tags",
      mocks: [
        {
          request: { query: AdminTermsDocument, variables: { type: "category" } },
          result: { errors: [new GraphQLError("Down.", { extensions: { code: "SERVICE_UNAVAILABLE" } })] },
        },
        reading([term("9", "Actor", 1)], "category"),
      ],
    });
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("rowheader", { name: "Actor" })).toBeVisible();
  });
});
