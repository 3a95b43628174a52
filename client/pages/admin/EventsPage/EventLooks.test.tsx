import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  AddOutfitsDocument,
  type AddOutfitsInput,
  CreateCelebrityDocument,
  OutfitTermsDocument,
  OutfitWearerDocument,
  OutfitWearersDocument,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { EventLooks, type EventLooksProps } from "./EventLooks";

// Preloads the toast's code, because compiling it would delay the first toast.
beforeAll(() => import("../../../shared/toast/ToastSnackbar"));
beforeEach(() => window.localStorage.clear());

const gala: EventLooksProps["event"] = {
  ...{ id: "event-1", version: 1, status: "PUBLISHED", slug: "lumen", series: "", image: "", outfitCount: 0 },
  ...{ name: "Lumen Film Gala 2025", kind: "GALA", firstDay: "2025-05-09", lastDay: null },
  updatedAt: "2025-05-10T10:00:00.000Z",
};

const term = (name: string) => ({ __typename: "Term", id: name, name });
const celebrity = (id: string, name: string) => ({ __typename: "Celebrity", id, name, image: "", category: "Actor" });
const people = [celebrity("wren", "Wren Halloway"), celebrity("zendria", "Zendria Vale")];
const reads: MockLink.MockedResponse[] = [
  {
    request: { query: OutfitWearerDocument, variables: { id: "wren" } },
    result: { data: { celebrity: people[0] } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
  {
    request: { query: OutfitTermsDocument },
    result: { data: { occasions: [term("Gala")], tags: [] } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
  {
    request: { query: OutfitWearersDocument, variables: () => true },
    result: ({ search }) => ({
      data: {
        celebrities: {
          __typename: "CelebrityConnection",
          edges: people
            .filter(({ name }) => name.toLowerCase().includes(String(search)))
            .map((node) => ({ __typename: "CelebrityEdge", node })),
        },
      },
    }),
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
];

async function open(...mocks: MockLink.MockedResponse[]) {
  const onClose = jest.fn();
  const view = await openAdminScreen(<EventLooks event={gala} onClose={onClose} />, { mocks: [...reads, ...mocks] });
  const { user } = view;
  return {
    ...view,
    onClose,
    /** Types a celebrity where the focus is, and chooses the first one. */
    choose: async (search: string, name: string) => {
      await user.keyboard(search);
      await screen.findByRole("option", { name: new RegExp(name) });
      await user.keyboard("{ArrowDown}{Enter}");
    },
  };
}

const look = (number: number) => screen.getByRole("listitem", { name: new RegExp(`^Look ${number}`) });
const titleOf = (number: number) => within(look(number)).getByLabelText(/^Title \*/);

/** What the server is sent. */
function answer(result: MockLink.MockedResponse["result"]) {
  const sent: AddOutfitsInput[] = [];
  const mock: MockLink.MockedResponse = {
    request: {
      query: AddOutfitsDocument,
      variables: ({ input }) => sent.push(input as AddOutfitsInput) > 0,
    },
    result,
  };
  return { mock, sent };
}
const added = { data: { addOutfits: { __typename: "Change", changed: 2, undoId: "7" } } };

describe("EventLooks", () => {
  test("takes looks with pieces and products by keyboard alone", async () => {
    const { mock, sent } = answer(added);
    const { user, choose, onClose } = await open(mock);
    await choose("wren", "Wren Halloway");
    expect(titleOf(1)).toHaveValue("Wren Halloway at the Lumen Film Gala 2025");
    await user.tab();
    expect(titleOf(1)).toHaveFocus();
    await user.tab();
    await user.keyboard("Gown, Sandals{Enter}{Enter}");
    await user.keyboard("Silk gown{Tab}https://a.example/1{Tab}$90{Enter}");
    await user.keyboard("Gold sandals{Enter}");
    await choose("zen", "Zendria Vale");
    expect(titleOf(2)).toHaveValue("Zendria Vale at the Lumen Film Gala 2025");
    // A further look stays empty, and is not sent.
    await user.keyboard("{Enter}");
    expect(within(look(3)).getByRole("combobox", { name: /^Celebrity/ })).toHaveFocus();
    await user.keyboard("{Control>}s{/Control}");
    expect(await screen.findByText("2 looks added")).toBeVisible();
    const ids = [expect.any(String), expect.any(String)] as string[];
    expect(sent).toEqual([
      {
        ...{ eventId: "event-1", date: "2025-05-09", occasion: "Gala" },
        outfits: [
          expect.objectContaining({
            celebrityId: "wren",
            title: "Wren Halloway at the Lumen Film Gala 2025",
            pieces: [
              { id: ids[0], name: "Gown" },
              { id: ids[1], name: "Sandals" },
            ],
            products: [
              expect.objectContaining({ title: "Silk gown", affiliateLink: "https://a.example/1", price: "$90" }),
              expect.objectContaining({ title: "Gold sandals" }),
            ],
          }),
          expect.objectContaining({ celebrityId: "zendria", pieces: [], products: [] }),
        ],
      },
    ]);
    const [first] = sent[0]?.outfits ?? [];
    expect(first?.products?.map(({ pieceId }) => pieceId)).toEqual(first?.pieces?.map(({ id }) => id));
    expect(screen.getByText("Undo")).toBeVisible();
    // It is saved, and further looks can be entered.
    expect(onClose).not.toHaveBeenCalled();
    expect(titleOf(1)).toHaveValue("");
  });

  test("says in each row what it lacks, and keeps a title that an editor changed", async () => {
    const { user, choose } = await open();
    await user.click(screen.getByRole("button", { name: "Add look" }));
    expect(await within(look(1)).findByText("Celebrity is required")).toBeVisible();
    expect(within(look(1)).getByText("Title is required")).toBeVisible();
    await user.keyboard("wre");
    await user.click(screen.getByRole("button", { name: "Add look" }));
    expect(await screen.findByText("Choose a celebrity of the list, or add a new one")).toBeVisible();
    await user.type(titleOf(1), "The green gown");
    await user.clear(within(look(1)).getByRole("combobox", { name: /^Celebrity/ }));
    await choose("wren", "Wren Halloway");
    expect(titleOf(1)).toHaveValue("The green gown");
  });

  test("shows what the server refuses at its row, though rows before it were empty", async () => {
    const fieldErrors = {
      "outfits.0.title": "This title is not allowed.",
      "outfits.0.products.0.affiliateLink": "Enter a web address that begins with https:// or http://",
    };
    const extensions = { code: "BAD_USER_INPUT", fieldErrors };
    const { mock } = answer({ errors: [new GraphQLError("Please check what you entered.", { extensions })] });
    const { user, choose, onClose } = await open(mock);
    await user.click(screen.getByRole("button", { name: "Add another look" }));
    await choose("wren", "Wren Halloway");
    await user.tab();
    await user.tab();
    await user.keyboard("Gown,Sandals{Enter}{Enter}{Enter}no link{Tab}nowhere");
    await user.click(screen.getByRole("button", { name: "Add look" }));
    expect(await within(look(2)).findByText("This title is not allowed.")).toBeVisible();
    const link = within(look(2)).getByRole("textbox", { name: "Link of product 2" });
    expect(link).toHaveAccessibleDescription(fieldErrors["outfits.0.products.0.affiliateLink"]);
    expect(titleOf(2)).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  test("adds a celebrity in place, without losing what is typed meanwhile", async () => {
    const create: MockLink.MockedResponse = {
      request: { query: CreateCelebrityDocument, variables: () => true },
      result: { data: { createCelebrity: { __typename: "Celebrity", id: "new", name: "Ola Quist" } } },
    };
    const { user } = await open(create);
    await user.keyboard("ola quist");
    await user.click(await screen.findByRole("option", { name: "New celebrity “ola quist”" }));
    await waitFor(() => expect(titleOf(1)).toHaveValue("ola quist at the Lumen Film Gala 2025"));
  });

  test("still has the looks after the page was left", async () => {
    const { choose, unmount } = await open();
    await choose("wren", "Wren Halloway");
    unmount();
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: /Restore/ }));
    expect(titleOf(1)).toHaveValue("Wren Halloway at the Lumen Film Gala 2025");
  });
});
