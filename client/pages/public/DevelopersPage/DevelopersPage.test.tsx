import { screen } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { developerQueries } from "../../../../site/developerQueries";
import { openApp } from "../../../testing/renderApp";
import { DevelopersPage } from "./DevelopersPage";

const open = (origin = "https://wornby.example") =>
  openApp([{ path: paths.developers(), Component: DevelopersPage }], { url: paths.developers(), site: { origin } });
const [first] = developerQueries;

describe("the page for developers", () => {
  const original = globalThis.fetch;
  const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  beforeEach(() => void (globalThis.fetch = fetched));
  afterEach(() => void (globalThis.fetch = original));

  it("runs each query, and shows the response of the API", async () => {
    fetched.mockResolvedValue(Response.json({ data: { outfits: { nodes: [] } } }));
    const { user } = await open();
    expect(screen.getAllByRole("button", { name: /^Run/ })).toHaveLength(10);
    await user.click(screen.getByRole("button", { name: `Run: ${first?.title}` }));
    expect(await screen.findByRole("region", { name: `Response: ${first?.title}` })).toHaveTextContent(
      '{ "data": { "outfits": { "nodes": [] } } }',
    );
    expect(JSON.parse(String(fetched.mock.lastCall?.[1]?.body))).toEqual({ query: first?.query });
  });

  it("offers the Sandbox on the reader's own machine, where it is on", async () => {
    await open();
    expect(screen.queryByRole("link", { name: /Sandbox/ })).toBeNull();
    await open("http://127.0.0.1:4000");
    const link = screen.getByRole("link", { name: `Open in the Sandbox: ${first?.title}` });
    expect(link).toHaveAttribute("href", `/graphql#${encodeURIComponent(first?.query ?? "")}`);
  });

  it("says that the API did not answer", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: `Run: ${first?.title}` }));
    expect(await screen.findByText("The API did not answer. Please try again.")).toBeVisible();
    expect(screen.getByRole("button", { name: `Run: ${first?.title}` })).toBeEnabled();
  });
});
