import type { MockLink } from "@apollo/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { outfitRow } from "../../../features/content/outfit/testData";
import { FavoritesPageDocument, SubscribeNewsletterDocument } from "../../../graphql/generated/operations";
import { writeStore } from "../../../shared/hooks/localStore";
import { renderApp } from "../../../testing/renderApp";
import { FavoritesPage } from "./FavoritesPage";
import { writeSharedIds } from "./sharedIds";

const uuid = (kind: number, number: number) => `${kind}0000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const look = (number: number) => uuid(1, number);
const item = (number: number) => uuid(2, number);
const product = (number: number) => uuid(3, number);

const offer = (id: string, typename: string) => ({
  __typename: typename,
  id,
  title: `Piece ${Number(id.slice(-4))}`,
  image: "",
  retailer: "",
  price: "",
  originalPrice: "",
  isOnSale: false,
  isAvailable: true,
  isPriceCurrent: true,
  priceDroppedFrom: null,
  priceCurrency: "USD",
  condition: "NEW" as const,
  priceAsOf: "2026-11-20T10:00:00.000Z",
  priceSource: { __typename: "PriceSource", kind: "FEED", at: "2026-11-20T10:00:00.000Z" },
  rating: null,
  reviewCount: null,
  hasAffiliateLink: false,
  directLink: null,
  replacement: null,
});

interface Ids {
  looks?: readonly string[];
  products?: readonly string[];
}

/** The response for ids; `gone` have no row. */
const mock = ({ looks = [], products = [] }: Ids, gone: readonly string[] = []): MockLink.MockedResponse => ({
  request: {
    query: FavoritesPageDocument,
    variables: { looks: [...looks].sort(), products: [...products].sort() },
  },
  result: {
    data: {
      __typename: "Query",
      outfitsByIds: looks
        .filter((id) => !gone.includes(id))
        .map((id) => ({ ...outfitRow(1), id, title: `Look ${Number(id.slice(-4))}` })),
      affiliateProductsByIds: products
        .filter((id) => id.startsWith("3") && !gone.includes(id))
        .map((id) => offer(id, "AffiliateProduct")),
      categoryItemsByIds: products
        .filter((id) => id.startsWith("2") && !gone.includes(id))
        .map((id) => offer(id, "CategoryItem")),
    },
  },
});

const page = (
  <main tabIndex={-1}>
    <FavoritesPage />
  </main>
);
const routes = [{ path: paths.favorites.pattern, element: page }];

function open({ looks = [], products = [] }: Ids, mocks: readonly MockLink.MockedResponse[], url = "/favorites") {
  writeStore("liked-outfits", looks);
  writeStore("favorites", products);
  return renderApp(routes, { url, mocks, site: { origin: "https://wornby.example" } });
}

const stored = (key: string) => JSON.parse(window.localStorage.getItem(`wornby:${key}`) ?? "null") as unknown;
const titles = (region: string) =>
  within(screen.getByRole("region", { name: region }))
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
const hearts = () => screen.findAllByRole("button", { name: "Remove from favorites" });

describe("FavoritesPage", () => {
  it("lists looks and products, newest first, and drops deleted ones without a toast", async () => {
    const [looks, products] = [
      [look(1), look(2)],
      [item(3), product(9), product(4)],
    ];
    const rest = { looks, products: [item(3), product(4)] };
    open({ looks, products }, [mock({ looks, products }, [product(9)]), mock(rest)]);
    expect(await screen.findByText("4 favorites")).toBeVisible();
    expect(titles("Looks")).toEqual(["Look 2", "Look 1"]);
    expect(titles("Products")).toEqual(["Piece 4", "Piece 3"]);
    await waitFor(() => expect(stored("favorites")).toEqual(rest.products));
    expect(screen.queryByText("Removed from favorites")).toBeNull();
  });

  it("removes down to the empty state, and Undo restores the place", async () => {
    const both = { looks: [look(1), look(2)] };
    const { user } = open(both, [mock(both), mock({ looks: [look(2)] })]);
    await screen.findByText("2 favorites");
    await user.click((await hearts())[1] as HTMLElement);
    await waitFor(() => expect(screen.getByText("1 favorite")).toHaveFocus());
    expect(titles("Looks")).toEqual(["Look 2"]);
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(screen.getByText("2 favorites")).toHaveFocus());
    expect(stored("liked-outfits")).toEqual(both.looks);
    expect(titles("Looks")).toEqual(["Look 2", "Look 1"]);
    await user.click((await hearts())[1] as HTMLElement);
    await user.click((await hearts())[0] as HTMLElement);
    expect(await screen.findByRole("heading", { name: "No favorites yet" })).toBeVisible();
    expect(stored("liked-outfits")).toEqual([]);
  });

  it("moves the focus to Undo after a removal with the keyboard", async () => {
    const { user } = open({ looks: [look(1)] }, [mock({ looks: [look(1)] })]);
    await screen.findByText("1 favorite");
    (await hearts())[0]?.focus();
    await user.keyboard("{Enter}");
    const undo = await screen.findByRole("button", { name: "Undo" });
    await waitFor(() => expect(undo).toHaveFocus());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByText("1 favorite")).toHaveFocus());
  });

  it("requests a thousand favorites in pages of 24", async () => {
    const looks = Array.from({ length: 1_000 }, (_, index) => look(index + 1));
    const newest = looks.toReversed();
    const { user } = open({ looks }, [mock({ looks: newest.slice(0, 24) }), mock({ looks: newest.slice(24, 48) })]);
    expect(await screen.findByText("1000 looks, page 1 of 42")).toBeVisible();
    await waitFor(() => expect(titles("Looks")).toHaveLength(24));
    await user.click(screen.getByRole("button", { name: "Older looks" }));
    await waitFor(() => expect(titles("Looks")[0]).toBe("Look 976"));
  });

  it("shows what another tab adds", async () => {
    open({}, [mock({ looks: [look(7)] })]);
    await screen.findByRole("heading", { name: "No favorites yet" });
    act(() => {
      window.localStorage.setItem("wornby:liked-outfits", JSON.stringify([look(7)]));
      window.dispatchEvent(new StorageEvent("storage", { key: "wornby:liked-outfits" }));
    });
    expect(await screen.findByRole("heading", { name: "Look 7" })).toBeVisible();
  });

  it("ignores stored values that are no ids", async () => {
    window.localStorage.setItem("wornby:liked-outfits", JSON.stringify([null, 5, { a: 1 }, look(1), look(1)]));
    renderApp(routes, { url: "/favorites", mocks: [mock({ looks: [look(1)] })] });
    expect(await screen.findByText("1 favorite")).toBeVisible();
  });

  it("keeps the favorites after an error", async () => {
    const failed = { ...mock({ looks: [look(1)] }), result: { errors: [{ message: "Internal server error" }] } };
    open({ looks: [look(1)] }, [failed]);
    expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
    expect(stored("liked-outfits")).toEqual([look(1)]);
  });

  it("links to the outfits, the shop and the categories when it is empty", async () => {
    open({}, []);
    expect(await screen.findByRole("heading", { name: "No favorites yet" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Handbags" })).toHaveAttribute("href", "/category/handbags");
    expect(screen.getByRole("link", { name: "Celebrities you follow" })).toHaveAttribute("href", "/following");
  });

  it("shares a link with the ids, newest first", async () => {
    const ids = { looks: [look(1), look(2)], products: [item(3)] };
    const { user } = open(ids, [mock(ids)]);
    await user.click(await screen.findByRole("button", { name: "Share" }));
    expect(await screen.findByText("Link copied")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      `https://wornby.example/favorites?looks=${writeSharedIds([look(2), look(1)])}&products=${writeSharedIds([item(3)])}`,
    );
  });
});

describe("FavoritesPage: a shared link", () => {
  const shared = { looks: [look(2), look(1)], products: [item(3)] };
  const url = paths.favorites({ looks: writeSharedIds(shared.looks), products: writeSharedIds(shared.products) });

  it("shows the shared favorites in their order, and saves all of them with Undo", async () => {
    const { user } = open({ looks: [look(1)] }, [mock(shared)], url);
    expect(await screen.findByRole("heading", { level: 1, name: "Shared favorites" })).toBeVisible();
    await waitFor(() => expect(titles("Looks")).toEqual(["Look 2", "Look 1"]));
    await user.click(screen.getByRole("button", { name: "Save all to my favorites" }));
    expect(await screen.findByText("2 favorites saved")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: "All saved to my favorites" })).toHaveFocus());
    expect([stored("liked-outfits"), stored("favorites")]).toEqual([[look(1), look(2)], [item(3)]]);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect([stored("liked-outfits"), stored("favorites")]).toEqual([[look(1)], []]);
  });

  it("skips what is gone, and does not save it", async () => {
    const { user } = open({}, [mock(shared, [look(2), item(3)])], url);
    await waitFor(() => expect(titles("Looks")).toEqual(["Look 1"]));
    expect(screen.queryByRole("region", { name: "Products" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Save all to my favorites" }));
    expect([stored("liked-outfits"), stored("favorites")]).toEqual([[look(1)], []]);
  });

  it.each(["/favorites?looks=", "/favorites?looks=%3Cscript%3E&products=!"])(
    "%s has nothing to show",
    async (empty) => {
      open({}, [], empty);
      expect(await screen.findByRole("heading", { name: "Nothing to show" })).toBeVisible();
      expect(screen.getByRole("link", { name: "My favorites" })).toHaveAttribute("href", "/favorites");
    },
  );

  it("asks for alerts about the saved pieces, and says what is stored", async () => {
    const products = [item(1), product(2)];
    writeStore("favorites", products);
    const input = { email: "ada@example.com", source: "favorites", website: null, pieces: [product(2), item(1)] };
    const asked: MockLink.MockedResponse = {
      request: { query: SubscribeNewsletterDocument, variables: { input } },
      result: {
        data: {
          __typename: "Mutation",
          subscribeNewsletter: { __typename: "NewsletterSubscribed", message: "We have sent you a mail." },
        },
      },
    };
    const { user } = renderApp(routes, { url: paths.favorites(), mocks: [mock({ products }), asked] });
    const alerts = within(await screen.findByRole("region", { name: "Alerts by mail" }));
    expect(alerts.getByText(/the server stores this list of 2 pieces with your address/)).toBeVisible();
    await user.type(alerts.getByRole("textbox", { name: "Email address" }), "ada@example.com");
    await user.click(alerts.getByRole("button", { name: "Subscribe" }));
    expect(await screen.findByText("We have sent you a mail.")).toBeVisible();
  });
});
