import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { outfitRow } from "../../../features/content/outfit/testData";
import {
  NewsletterPageCelebrityDocument,
  NewsletterPageLooksDocument,
  NewsletterPagePlaceDocument,
} from "../../../graphql/generated/operations";
import { openApp } from "../../../testing/renderApp";
import { NewsletterPage } from "./NewsletterPage";

const looksOf = (celebrityId: string | null): MockLink.MockedResponse => ({
  request: { query: NewsletterPageLooksDocument, variables: { filter: celebrityId ? { celebrityId } : null } },
  result: { data: { outfits: { __typename: "OutfitConnection", nodes: [outfitRow(1), outfitRow(2)] } } },
});

const open = (url: string, mocks: MockLink.MockedResponse[] = []) =>
  openApp([{ path: paths.newsletter.pattern, Component: NewsletterPage }], { url, mocks });

describe("NewsletterPage", () => {
  it("says what happens, and shows what the mails are about", async () => {
    await open(paths.newsletter(), [looksOf(null)]);
    expect(screen.getByRole("heading", { level: 1, name: "Newsletter" })).toBeVisible();
    expect(screen.getByText(/Open the mail that we send you, and confirm the address/)).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Email address" })).toBeVisible();
    const looks = within(await screen.findByRole("region", { name: "The newest looks" }));
    expect(looks.getAllByRole("link")[0]).toHaveAttribute("href", "/outfit/look-1");
  });

  it("shows the looks of the celebrity that it is about", async () => {
    const celebrity = { __typename: "Celebrity", id: "c1", slug: "zendria-vale", name: "Zendria Vale" };
    await open(paths.newsletter({ celebrity: celebrity.slug }), [
      {
        request: { query: NewsletterPageCelebrityDocument, variables: { slug: celebrity.slug } },
        result: { data: { celebrity } },
      },
      looksOf("c1"),
    ]);
    expect(await screen.findByRole("heading", { level: 1, name: "New looks of Zendria Vale by mail" })).toBeVisible();
    expect(await screen.findByRole("region", { name: "The newest looks of Zendria Vale" })).toBeVisible();
  });

  it("asks for the new looks of a place", async () => {
    const id = "0b8e5f5e-4b52-4a3c-9d7e-000000000002";
    const place = { __typename: "FollowedPlace", id, name: "Harbor Lights", latestOutfits: [outfitRow(1)] };
    await open(paths.newsletter({ place: id }), [
      looksOf(null),
      {
        request: { query: NewsletterPagePlaceDocument, variables: { id } },
        result: { data: { followedPlacesByIds: [place] } },
      },
    ]);
    expect(await screen.findByRole("heading", { level: 1, name: "New looks of Harbor Lights by mail" })).toBeVisible();
    expect(screen.getByRole("region", { name: "The newest looks of Harbor Lights" })).toBeVisible();
    const form = screen.getByRole("textbox", { name: "Email address" }).closest("form");
    expect(form).toHaveFormValues({ source: "place_page", place: id });
  });

  it("links to the mail in a demo, which sends none", async () => {
    const mail = "0b8e5f5e-4b52-4a3c-9d7e-000000000001";
    await open(paths.newsletter({ subscribed: "footer", mail }));
    expect(screen.getByText(/Please open the mail that we have sent you/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Open the mail here" })).toHaveAttribute("href", `/outbox/${mail}`);
  });
});
