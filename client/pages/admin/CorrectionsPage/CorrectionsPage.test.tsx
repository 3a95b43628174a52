import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import {
  AdminCorrectionsDocument,
  AnswerCorrectionDocument,
  DecideCorrectionDocument,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { CorrectionsPage } from "./CorrectionsPage";

const row = (changes: object = {}) => ({
  __typename: "Correction",
  id: "1",
  version: 1,
  body: "It is the midi, not the maxi.",
  sourceUrl: "https://brand.example/midi",
  status: "OPEN",
  publicNote: "",
  answer: "",
  answerProblem: null,
  createdAt: "2026-11-26T10:00:00.000Z",
  outfit: { __typename: "Outfit", id: "7", slug: "coat", title: "Coat Look", image: "" },
  product: { __typename: "AffiliateProduct", id: "9", title: "Maxi Coat" },
  ...changes,
});

const reading = (node = row()): MockLink.MockedResponse => ({
  request: { query: AdminCorrectionsDocument, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: {
    data: {
      corrections: {
        __typename: "CorrectionConnection",
        edges: [{ __typename: "CorrectionEdge", cursor: "1", node }],
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

const open = async (...mocks: MockLink.MockedResponse[]) => {
  const app = await openAdminScreen(<CorrectionsPage />, { mocks, width: 390 });
  await app.user.click(await screen.findByText("It is the midi, not the maxi."));
  return { ...app, dialog: within(await screen.findByRole("dialog")) };
};

test("CorrectionsPage: a correction is accepted with a public note", async () => {
  const accepting: MockLink.MockedResponse = {
    request: {
      query: DecideCorrectionDocument,
      variables: { input: { id: "1", version: 1, status: "ACCEPTED", publicNote: "The coat is the midi." } },
    },
    result: {
      data: { decideCorrection: row({ version: 2, status: "ACCEPTED", publicNote: "The coat is the midi." }) },
    },
  };
  const { user, dialog } = await open(reading(), accepting);
  expect(dialog.getByRole("link", { name: "Maxi Coat" })).toHaveAttribute("href", "/admin/products?edit=9");
  expect(dialog.getByRole("button", { name: "Accept" })).toBeDisabled();
  await user.type(dialog.getByLabelText("Public note"), "The coat is the midi.");
  await user.click(dialog.getByRole("button", { name: "Accept" }));
  expect(await screen.findByText("Correction accepted")).toBeVisible();
});

test("CorrectionsPage: an answer is mailed, and says when that is impossible", async () => {
  const answering: MockLink.MockedResponse = {
    request: { query: AnswerCorrectionDocument, variables: { input: { id: "1", version: 1, text: "Thank you." } } },
    result: {
      data: {
        answerCorrection: row({ version: 2, answer: "Thank you.", answerProblem: "The reader has got an answer." }),
      },
    },
  };
  const { user, dialog } = await open(reading(), answering);
  await user.type(dialog.getByLabelText("Answer to the reader"), "Thank you.");
  await user.click(dialog.getByRole("button", { name: "Send answer" }));
  expect(await dialog.findByText("The reader has got an answer.")).toBeVisible();
  expect(dialog.queryByLabelText("Answer to the reader")).toBeNull();
});
