import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  AdminQuestionsDocument,
  DecideQuestionDocument,
  ProductOutfitDocument,
  ProductOutfitsDocument,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { QuestionsPage } from "./QuestionsPage";

const look = { __typename: "Outfit", id: "7", title: "Navy Suit" };

const row = (changes: object = {}) => ({
  __typename: "ReaderQuestion",
  id: "1",
  version: 1,
  body: "Where is the coat from?",
  askerCount: 3,
  status: "OPEN",
  pictureDeletedAt: null,
  createdAt: "2026-11-26T10:00:00.000Z",
  outfit: null,
  ...changes,
});

const reading = (node = row()): MockLink.MockedResponse => ({
  request: { query: AdminQuestionsDocument, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: {
    data: {
      questions: {
        __typename: "ReaderQuestionConnection",
        edges: [{ __typename: "ReaderQuestionEdge", cursor: "1", node }],
        pageInfo: {
          __typename: "PageInfo",
          hasNextPage: false,
          hasPreviousPage: false,
          startCursor: null,
          endCursor: null,
        },
        totalCount: 1,
      },
    },
  },
});

const looks: MockLink.MockedResponse[] = [
  {
    request: { query: ProductOutfitsDocument, variables: { search: "" } },
    result: {
      data: {
        outfits: {
          __typename: "OutfitConnection",
          edges: [{ __typename: "OutfitEdge", node: { ...look, image: "", celebrity: null } }],
        },
      },
    },
  },
  { request: { query: ProductOutfitDocument, variables: { id: "7" } }, result: { data: { outfit: look } } },
];

const deciding = (input: object, changes: object): MockLink.MockedResponse => ({
  request: { query: DecideQuestionDocument, variables: { input: { id: "1", version: 1, ...input } } },
  result: { data: { decideQuestion: row({ version: 2, ...changes }) } },
});

const open = async (...mocks: MockLink.MockedResponse[]) => {
  const app = await openAdminScreen(<QuestionsPage />, { mocks: [...mocks, ...looks], width: 390 });
  await app.user.click(await screen.findByText("Where is the coat from?"));
  return { ...app, dialog: within(await screen.findByRole("dialog")) };
};

describe("QuestionsPage", () => {
  it("shows the picture and how many ask, and answers with a look", async () => {
    const { user, dialog } = await open(
      reading(),
      deciding({ status: "ANSWERED", outfitId: "7" }, { status: "ANSWERED", outfit: look }),
    );
    expect(dialog.getByRole("img", { name: "What readers ask about" })).toHaveAttribute(
      "src",
      "/api/questions/1/picture",
    );
    expect(dialog.getByText(/^3 askers, first on/)).toBeVisible();
    expect(dialog.getByRole("button", { name: "Answer with this look" })).toBeDisabled();
    await user.click(dialog.getByLabelText("Look"));
    await user.click(await within(await screen.findByRole("listbox")).findByText("Navy Suit"));
    await user.click(dialog.getByRole("button", { name: "Answer with this look" }));
    expect(await screen.findByText("Question answered")).toBeVisible();
  });

  it("dismisses", async () => {
    const { user, dialog } = await open(
      reading(),
      deciding({ status: "DISMISSED", outfitId: null }, { status: "DISMISSED" }),
    );
    await user.click(dialog.getByRole("button", { name: "Dismiss" }));
    expect(await screen.findByText("Question dismissed")).toBeVisible();
  });

  it("reopens an answered question, whose picture is deleted", async () => {
    const { user, dialog } = await open(
      reading(row({ status: "ANSWERED", outfit: look, pictureDeletedAt: "2026-12-27T10:00:00.000Z" })),
      deciding({ status: "OPEN", outfitId: null }, {}),
    );
    expect(dialog.getByText("The picture is deleted.")).toBeVisible();
    expect(dialog.getByRole("link", { name: "Navy Suit" })).toHaveAttribute("href", "/admin/outfits?edit=7");
    await user.click(dialog.getByRole("button", { name: "Reopen" }));
    expect(await screen.findByText("Question reopened")).toBeVisible();
  });

  it("stays open when someone else has decided meanwhile", async () => {
    const message = "Someone else has worked on this question in the meantime. Open it again to see the result.";
    const { user, dialog } = await open(reading(), {
      request: {
        query: DecideQuestionDocument,
        variables: { input: { id: "1", version: 1, status: "DISMISSED", outfitId: null } },
      },
      result: { errors: [new GraphQLError(message, { extensions: { code: "CONFLICT" } })] },
    });
    await user.click(dialog.getByRole("button", { name: "Dismiss" }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(dialog.getByRole("button", { name: "Dismiss" })).toBeEnabled();
  });
});
