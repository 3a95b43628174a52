import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import {
  AdminEventsDocument,
  CreateEventDocument,
  type CreateEventInput,
  SavedViewsDocument,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { EventsPage } from "./EventsPage";

const list: MockLink.MockedResponse = {
  request: { query: AdminEventsDocument, variables: () => true },
  result: {
    data: {
      events: {
        __typename: "EventConnection",
        edges: [],
        pageInfo: {
          __typename: "PageInfo",
          hasNextPage: false,
          hasPreviousPage: false,
          startCursor: null,
          endCursor: null,
        },
        totalCount: 0,
      },
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
};
const views: MockLink.MockedResponse = {
  request: { query: SavedViewsDocument, variables: { screen: "EVENTS" } },
  result: { data: { savedViews: [], defaultView: null } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

test("EventsPage: adds an event that does not end before it begins", async () => {
  const input: CreateEventInput = {
    name: "Lumen Film Gala 2025",
    slug: "",
    series: "Lumen Film Gala",
    kind: "GALA",
    place: "",
    firstDay: "2025-05-09",
    lastDay: "2025-05-17",
    image: "",
    content: "",
    seoTitle: "",
    seoDescription: "",
  };
  const saved = { __typename: "Event", id: "event-1", version: 1, status: "PUBLISHED", ...input };
  const adding: MockLink.MockedResponse = {
    request: { query: CreateEventDocument, variables: { input } },
    result: { data: { createEvent: saved } },
  };
  const { user } = await openAdminScreen(<EventsPage />, { url: "/admin/events?new=1", mocks: [list, views, adding] });
  const dialog = within(await screen.findByRole("dialog"));
  const enter = async (label: RegExp, text: string) => {
    await user.click(dialog.getByLabelText(label));
    await user.clear(dialog.getByLabelText(label));
    await user.paste(text);
  };
  await enter(/^Name/, input.name);
  expect(dialog.getByText("URL: /event/lumen-film-gala-2025")).toBeVisible();
  await enter(/^Series/, "Lumen Film Gala");
  await user.selectOptions(dialog.getByLabelText(/^Kind/), "Gala");
  await enter(/^First day/, "2025-05-09");
  await enter(/^Last day/, "2025-05-01");
  await user.click(dialog.getByText("Add Event", { selector: "button" }));
  expect(await screen.findByText("The last day is before the first one")).toBeVisible();
  await enter(/^Last day/, "2025-05-17");
  await user.click(dialog.getByText("Add Event", { selector: "button" }));
  expect(await screen.findByText("Event added")).toBeVisible();
});
