import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor } from "@testing-library/react";
import {
  CreatePreviewLinkDocument,
  PreviewLinksDocument,
  RevokePreviewLinkDocument,
} from "../../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../../testing/renderAdmin";
import { PreviewLinks } from "./PreviewLinks";

const link = {
  __typename: "PreviewLink",
  id: "l1",
  authorName: "Ada",
  createdAt: "2026-03-05T10:00:00Z",
  expiresAt: "2026-03-12T10:00:00Z",
};
const list = (...previewLinks: object[]): MockLink.MockedResponse => ({
  request: { query: PreviewLinksDocument, variables: { id: "o1" } },
  result: { data: { previewLinks } },
});
const lost = { ...list(), result: undefined, error: new TypeError("Failed to fetch") };
const creation: MockLink.MockedResponse = {
  request: { query: CreatePreviewLinkDocument, variables: { input: { type: "outfit", id: "o1", days: 7 } } },
  result: { data: { createPreviewLink: { __typename: "CreatedPreviewLink", path: "/preview/abc", link } } },
};
const revocation: MockLink.MockedResponse = {
  request: { query: RevokePreviewLinkDocument, variables: { input: { id: "l1" } } },
  result: { data: { revokePreviewLink: { __typename: "PreviewLink", id: "l1", revokedAt: link.createdAt } } },
};

const open = (...mocks: MockLink.MockedResponse[]) =>
  openAdminScreen(<PreviewLinks record={{ type: "outfit", id: "o1" }} />, { mocks, waiting: true });
const press = (name: string) => screen.findByRole("button", { name });

describe("PreviewLinks", () => {
  it("waits for the list before a link is created, and shows both", async () => {
    const { user, responseGate } = await open(list(), creation, list(link));
    expect(await press("Create link")).toBeDisabled();
    responseGate.open();
    expect(await screen.findByText("There are no active links.")).toBeVisible();
    await user.click(await press("Create link"));
    expect(await screen.findByDisplayValue(/\/preview\/abc$/)).toBeVisible();
    expect(await screen.findByText(/^Created by Ada/)).toBeVisible();
  });

  it("keeps the address of a new link when the list cannot be loaded again", async () => {
    const { user, responseGate } = await open(list(), creation, lost);
    responseGate.open();
    await screen.findByText("There are no active links.");
    await user.click(await press("Create link"));
    expect(await screen.findByDisplayValue(/\/preview\/abc$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText("There are no active links.")).toBeNull());
    expect(screen.getByDisplayValue(/\/preview\/abc$/)).toBeVisible();
    expect(screen.queryByText("The link was not created")).toBeNull();
  });

  it("says that a link is revoked, whether or not the list can be loaded again", async () => {
    const { user, responseGate } = await open(list(link), revocation, lost);
    responseGate.open();
    await user.click(await press("Revoke"));
    expect(await screen.findByText("Link revoked")).toBeVisible();
    expect(screen.queryByText("The link was not revoked")).toBeNull();
  });
});
