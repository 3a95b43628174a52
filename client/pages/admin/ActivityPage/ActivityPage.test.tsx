import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import {
  AdminActivityActorsDocument,
  AdminActivityDocument,
  type AdminActivityQueryVariables,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { ActivityPage } from "./ActivityPage";

const entry = (id: string, more: object = {}) => ({
  __typename: "AuditEntry",
  id,
  actorId: "ada",
  actorName: "Ada",
  action: "update",
  entityType: "outfit",
  entityId: "7",
  title: "Navy Suit",
  changes: [],
  createdAt: new Date().toISOString(),
  ...more,
});
const changed = (field: string, before: string | null, after: string | null) => ({
  __typename: "AuditChange",
  field,
  before,
  after,
});

const nothing = { search: null, action: null, entityType: null, actorId: null, entityId: null };
const reading = (
  entries: readonly { id: string }[],
  variables: Partial<AdminActivityQueryVariables> = {},
  hasNextPage = false,
): MockLink.MockedResponse => ({
  request: {
    query: AdminActivityDocument,
    variables: { first: 25, after: null, last: null, before: null, reverse: false, filter: nothing, ...variables },
  },
  result: {
    data: {
      auditEntries: {
        __typename: "AuditEntryConnection",
        edges: entries.map((node) => ({ __typename: "AuditEntryEdge", cursor: node.id, node })),
        pageInfo: { __typename: "PageInfo", hasNextPage, hasPreviousPage: false, startCursor: "a", endCursor: "z" },
        totalCount: entries.length,
      },
    },
  },
});
const actors: MockLink.MockedResponse = {
  request: { query: AdminActivityActorsDocument },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: { data: { auditActors: [{ __typename: "AuditActor", id: "ada", name: "Ada" }] } },
};

const open = (url: string, ...mocks: MockLink.MockedResponse[]) =>
  openAdminScreen(<ActivityPage />, { url, mocks: [actors, ...mocks] });

describe("ActivityPage", () => {
  it("lists who did what, grouped by day, with links to the rows", async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    await open(
      "/admin/activity",
      reading([entry("2"), entry("1", { action: "delete", entityId: null, title: "3 outfits", createdAt: yesterday })]),
    );
    const today = within(await screen.findByRole("region", { name: "Today" }));
    expect(today.getByRole("listitem")).toHaveTextContent("Ada changed the outfit Navy Suit");
    expect(today.getByRole("link", { name: "Navy Suit" })).toHaveAttribute("href", "/admin/outfits?edit=7");
    const before = within(screen.getByRole("region", { name: "Yesterday" }));
    expect(before.getByRole("listitem")).toHaveTextContent("Ada moved 3 outfits to the trash");
    expect(before.queryByRole("link")).toBeNull();
  });

  it("shows the changes of a field on demand: short values whole, long text as a word diff", async () => {
    const story = "She wore the navy suit to the airport and looked as if the flight were hers alone.";
    const { user, container } = await open(
      "/admin/activity",
      reading([
        entry("1", {
          changes: [
            changed("occasion", "Gala", null),
            changed("socialMedia.instagram", "", "ada"),
            changed("fullDescription", story, story.replace("navy suit", "red coat")),
            changed("title", "<b>A</b>", "<i>B</i>"),
            changed("image", "a", "b"),
          ],
        }),
      ]),
    );
    await user.click(await screen.findByText("5 fields: Occasion, Instagram, Full description, Title and more"));
    const terms = await screen.findAllByRole("term");
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      "Occasion",
      "Instagram",
      "Full description",
      "Title",
      "Image",
    ]);
    const [occasion, instagram, description, title] = screen
      .getAllByRole("definition")
      .map(({ textContent }) => textContent);
    expect(occasion).toContain("Gala");
    expect(occasion).toContain("(empty)");
    expect(instagram).toMatch(/^\(empty\).*ada$/);
    expect(description).toContain("She wore the  (removed: navy suit)  (added: red coat)  to the airport");
    expect(title).toContain("<b>A</b>");
    expect([...container.querySelectorAll("del")].map((mark) => mark.textContent)).toContain(" (removed: navy suit) ");
    expect([...container.querySelectorAll("ins")].map((mark) => mark.textContent)).toContain(" (added: red coat) ");
    expect(container.querySelector("dd b")).toBeNull();
  });

  it("filters by action, kind, administrator, record and text, with all filters in the URL", async () => {
    const filter = { search: "suit", action: "create", entityType: "outfit", actorId: "ada", entityId: "7" };
    const url = "/admin/activity?search=suit&action=create&kind=outfit&actor=ada&entity=7";
    const { user, router } = await open(
      url,
      reading([entry("1", { action: "create" })], { filter }),
      reading([], { filter: { ...filter, entityId: null } }),
    );
    await screen.findByRole("region", { name: "Today" });
    expect(screen.getByRole("combobox", { name: "Action" })).toHaveDisplayValue("Added");
    expect(screen.getByRole("combobox", { name: "Kind" })).toHaveDisplayValue("Outfit");
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Administrator" })).toHaveDisplayValue("Ada"));
    expect(screen.queryByRole("link", { name: /^History/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: /History of one record/ }));
    expect(await screen.findByText("No activity found")).toBeVisible();
    expect(router.state.location.search).not.toContain("entity");
  });

  it("links to the history of one record", async () => {
    const { user, router } = await open(
      "/admin/activity",
      reading([entry("1")]),
      reading([entry("1")], { filter: { ...nothing, entityId: "7" } }),
    );
    await user.click(await screen.findByRole("link", { name: "History of Navy Suit" }));
    expect(router.state.location.search).toBe("?entity=7");
  });

  it("loads page by page", async () => {
    const { user } = await open(
      "/admin/activity",
      reading([entry("1")], {}, true),
      reading([entry("0", { title: "Older" })], { after: "z" }),
    );
    await user.click(await screen.findByRole("button", { name: "Next" }));
    expect(await screen.findByRole("link", { name: "Older" })).toBeVisible();
  });
});
