import { act, screen } from "@testing-library/react";
import { writeStore } from "../../../shared/hooks/localStore";
import { renderPart } from "../../../testing/renderApp";
import {
  CreatePersonalFeedDocument,
  RevokePersonalFeedDocument,
  UpdatePersonalFeedDocument,
} from "../../../graphql/generated/operations";
import { PersonalFeed } from "./PersonalFeed";

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

interface Call {
  operation: string;
  input: { key: string; list?: string; ids?: string[] };
}

/** Answers the mutations and notes what the browser sends. */
function answer(updated = true) {
  const calls: Call[] = [];
  const respond = (query: typeof CreatePersonalFeedDocument, operation: string, result: boolean) => ({
    request: { query, variables: () => true },
    maxUsageCount: Infinity,
    result: ({ input }: { input: Call["input"] }) => {
      calls.push({ operation, input });
      return { data: { [operation]: result } };
    },
  });
  const mocks = [
    respond(CreatePersonalFeedDocument, "createPersonalFeed", true),
    respond(UpdatePersonalFeedDocument as never, "updatePersonalFeed", updated),
    respond(RevokePersonalFeedDocument as never, "revokePersonalFeed", true),
  ];
  return { calls, mocks: mocks as never[] };
}

const stored = () =>
  JSON.parse(window.localStorage.getItem("wornby:favorites-feed") ?? '{"key":""}') as { key: string };
const site = { origin: "https://wornby.example" };

describe("PersonalFeed", () => {
  beforeEach(() => {
    writeStore("liked-outfits", [uuid(1), "no id", 5]);
    writeStore("favorites", [uuid(2)]);
    writeStore("favorites-feed", { key: "", sent: "" });
  });

  it("says what is stored before it makes a feed with a random key, and shows its address", async () => {
    const { calls, mocks } = answer();
    const { user } = renderPart(<PersonalFeed list="FAVORITES" count={2} />, { mocks, site });
    expect(screen.getByText(/we store this list on our server/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Make a feed" }));
    const link = await screen.findByRole("link", { name: "RSS" });
    const { key } = stored();
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(link).toHaveAttribute("href", `/feeds/mine/${key}.xml`);
    expect(screen.getByText(`https://wornby.example/feeds/mine/${key}.xml`)).toBeVisible();
    expect(calls).toEqual([
      { operation: "createPersonalFeed", input: { key, list: "FAVORITES", ids: [uuid(1), uuid(2)] } },
    ]);
  });

  it("sends the list when it changes, once for several changes", async () => {
    const { calls, mocks } = answer();
    const { user, unmount } = renderPart(<PersonalFeed list="FAVORITES" count={2} />, { mocks, site });
    await user.click(screen.getByRole("button", { name: "Make a feed" }));
    await screen.findByRole("link", { name: "RSS" });
    jest.useFakeTimers();
    writeStore("favorites", [uuid(2), uuid(3)]);
    writeStore("favorites", [uuid(2), uuid(3), uuid(4)]);
    await act(() => jest.advanceTimersByTimeAsync(2_900));
    expect(calls).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    jest.useRealTimers();
    expect(calls.filter(({ operation }) => operation === "updatePersonalFeed")).toHaveLength(1);
    expect(calls.at(-1)?.input).toEqual({ key: stored().key, ids: [uuid(1), uuid(2), uuid(3), uuid(4)] });
    unmount();
  });

  it("deletes the feed, and Undo makes it again under the same address", async () => {
    const { calls, mocks } = answer();
    const { user } = renderPart(<PersonalFeed list="FAVORITES" count={2} />, { mocks, site });
    await user.click(screen.getByRole("button", { name: "Make a feed" }));
    await screen.findByRole("link", { name: "RSS" });
    const { key } = stored();
    await user.click(screen.getByRole("button", { name: "Delete the feed" }));
    expect(await screen.findByText("Feed deleted")).toBeVisible();
    expect(stored().key).toBe("");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText(`https://wornby.example/feeds/mine/${key}.xml`)).toBeVisible();
    expect(calls.map(({ operation }) => operation)).toEqual([
      "createPersonalFeed",
      "revokePersonalFeed",
      "createPersonalFeed",
    ]);
  });

  it("shows the server's sentence and stores no key when the feed cannot be made", async () => {
    const message = "Too many changes to feeds from your network. Please try again later.";
    const failed = {
      request: { query: CreatePersonalFeedDocument, variables: () => true },
      result: { errors: [{ message, extensions: { code: "TOO_MANY_REQUESTS" } }] },
    };
    const { user } = renderPart(<PersonalFeed list="FAVORITES" count={2} />, { mocks: [failed as never], site });
    await user.click(screen.getByRole("button", { name: "Make a feed" }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(stored().key).toBe("");
    expect(screen.getByRole("button", { name: "Make a feed" })).toBeEnabled();
  });

  it("offers OPML of the followed celebrities, and nothing without any", () => {
    writeStore("following-feed", { key: "k".repeat(22), sent: "" });
    const { unmount } = renderPart(<PersonalFeed list="FOLLOWING" count={0} />, { site });
    expect(screen.getByRole("link", { name: "OPML, a feed for each" })).toHaveAttribute(
      "href",
      `/feeds/mine/${"k".repeat(22)}.opml`,
    );
    unmount();
    writeStore("following-feed", { key: "", sent: "" });
    renderPart(<PersonalFeed list="FOLLOWING" count={0} />, { site });
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
