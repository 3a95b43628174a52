import { screen } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { EventsPageDocument } from "../../../graphql/generated/operations";
import { openApp } from "../../../testing/renderApp";
import { EventsPage } from "./EventsPage";

const node = (name: string, firstDay: string | null, outfitCount = 0) => ({
  __typename: "Event",
  id: name,
  slug: name.toLowerCase().replaceAll(" ", "-"),
  name,
  kind: "GALA",
  place: "Lisbon",
  firstDay,
  lastDay: null,
  image: "",
  outfitCount,
  latestOutfit: null,
});
const list = (nodes: object[]) => ({
  __typename: "EventConnection",
  edges: nodes.map((each) => ({ __typename: "EventEdge", node: each })),
  pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
});
const facet = (name: string, count: number) => ({ __typename: "Facet", name, count });

const open = (url: string, filter: object, coming: object[], past: object[]) =>
  openApp([{ path: paths.events.pattern, Component: EventsPage }], {
    url,
    mocks: [
      {
        request: {
          query: EventsPageDocument,
          variables: { coming: { ...filter, upcoming: true }, past: { ...filter, upcoming: false } },
        },
        result: {
          data: {
            coming: list(coming),
            events: list(past),
            eventYears: [facet("2025", 1), facet("2024", 1)],
            eventSeries: [facet("Lumen Film Gala", 2), facet("Quay Night", 1)],
          },
        },
      },
    ],
  });

describe("EventsPage", () => {
  it("shows what comes, then the archive by year", async () => {
    await open(
      "/events",
      {},
      [node("Gala 2999", "2999-05-01")],
      [node("Gala 2025", "2025-05-01", 3), node("Gala 2024", "2024-05-01"), node("Quay Night", null)],
    );
    await screen.findByRole("heading", { level: 1, name: "Events" });
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["Coming up", "2025", "2024", "Date unknown"]);
    expect(screen.getByText("Gala · Lisbon · Announced")).toBeVisible();
    expect(screen.getByText("Gala · Lisbon · 3 looks")).toBeVisible();
    expect(screen.getByRole("link", { name: "2024" })).toHaveAttribute("href", "/events?year=2024");
    expect(screen.queryByRole("link", { name: "Quay Night", current: "page" })).toBeNull();
  });

  it("narrows to a series and a year, and leads back to all", async () => {
    await open("/events?series=Lumen+Film+Gala", { series: "Lumen Film Gala" }, [], [node("Gala 2025", "2025-05-01")]);
    expect(await screen.findByRole("heading", { level: 1, name: "Lumen Film Gala" })).toBeVisible();
    expect(screen.getByRole("link", { name: "All events" })).toHaveAttribute("href", "/events");
  });
});
