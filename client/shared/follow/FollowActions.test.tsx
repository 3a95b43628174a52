import { screen } from "@testing-library/react";
import { renderPart } from "../../testing/renderApp";
import { readStore, writeStore } from "../hooks/localStore";
import { FollowActions } from "./FollowActions";

const none: readonly unknown[] = [];
const series = (
  <FollowActions id="2026" others={["2025", "2024"]} kind="series" slug="gala-2026" name="Lumen Film Gala" />
);

describe("FollowActions", () => {
  it("changes the count by one and shows a toast", async () => {
    const { user } = renderPart(
      <FollowActions kind="celebrity" id="1" slug="ada-lace" name="Ada Lace" followerCount={41} />,
    );
    await user.click(await screen.findByRole("button", { name: "Follow Ada Lace" }));
    expect(await screen.findByText("You are now following Ada Lace")).toBeVisible();
    expect(screen.getByText("42 followers")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Following Ada Lace" }));
    expect(await screen.findByText("You unfollowed Ada Lace")).toBeVisible();
    expect(screen.getByText("41 followers")).toBeVisible();
  });

  it("shows all digits below 10,000, so that the visitor sees the own one", async () => {
    const { user } = renderPart(
      <FollowActions kind="celebrity" id="1" slug="ada-lace" name="Ada Lace" followerCount={3200} />,
    );
    expect(await screen.findByText("3,200 followers")).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Follow Ada Lace" }));
    expect(screen.getByText("3,201 followers")).toBeVisible();
  });

  it("says that a shortened count includes the visitor", async () => {
    const { user } = renderPart(
      <FollowActions kind="celebrity" id="1" slug="ada-lace" name="Ada Lace" followerCount={12_300} />,
      {
        styled: true,
      },
    );
    expect(await screen.findByText("12k followers")).toBeVisible();
    expect(screen.getByText(", including you")).not.toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Follow Ada Lace" }));
    expect(screen.getByText(", including you")).toBeVisible();
  });

  it("links to what is new once the visitor follows", async () => {
    const { user } = renderPart(
      <FollowActions kind="celebrity" id="1" slug="ada-lace" name="Ada Lace" followerCount={1} />,
      {
        styled: true,
      },
    );
    expect(screen.queryByRole("link", { name: "See what is new" })).toBeNull();
    await user.click(await screen.findByRole("button", { name: "Follow Ada Lace" }));
    expect(screen.getByRole("link", { name: "See what is new" })).toHaveAttribute("href", "/following");
  });

  it("shows no count without a stored one", async () => {
    renderPart(<FollowActions kind="celebrity" id="1" slug="ada-lace" name="Ada Lace" followerCount={null} />);
    expect(await screen.findByRole("button", { name: "Follow Ada Lace" })).toBeVisible();
    expect(screen.queryByText(/followers/)).toBeNull();
  });

  it("stores the follow in this browser", async () => {
    const part = <FollowActions kind="celebrity" id="1" slug="ada-lace" name="Ada Lace" followerCount={1} />;
    const { user, unmount } = renderPart(part);
    await user.click(await screen.findByRole("button", { name: "Follow Ada Lace" }));
    unmount();
    renderPart(part);
    expect(await screen.findByRole("button", { name: "Following Ada Lace" })).toBeVisible();
  });

  it("offers feeds and mails, which need neither the button nor JavaScript", async () => {
    const { user } = renderPart(
      <FollowActions kind="celebrity" id="1" slug="ada-lace" name="Ada Lace" followerCount={1} />,
    );
    expect(await screen.findByText("RSS")).not.toBeVisible();
    await user.click(screen.getByText("Ways to follow"));
    expect(screen.getByRole("link", { name: "RSS feed of Ada Lace" })).toHaveAttribute(
      "href",
      "/celebrity/ada-lace/feed.xml",
    );
    expect(screen.getByRole("link", { name: "JSON Feed of Ada Lace" })).toHaveAttribute(
      "href",
      "/celebrity/ada-lace/feed.json",
    );
    expect(screen.getByRole("link", { name: "Get new looks by mail of Ada Lace" })).toHaveAttribute(
      "href",
      "/newsletter?celebrity=ada-lace",
    );
  });

  it("follows a place beside what the visitor follows, with ways without this browser", async () => {
    writeStore("follows", ["a"]);
    const { user } = renderPart(series);
    await user.click(await screen.findByRole("button", { name: "Follow Lumen Film Gala" }));
    expect(await screen.findByText("You are now following Lumen Film Gala")).toBeVisible();
    expect(readStore("follows", none)).toEqual(["a", "2026"]);
    await user.click(await screen.findByText("Ways to follow"));
    expect(screen.getByRole("link", { name: "RSS feed of Lumen Film Gala" })).toHaveAttribute(
      "href",
      "/event/gala-2026/series/feed.xml",
    );
  });

  it("is the same follow at every event of a series, and one button ends it", async () => {
    writeStore("follows", ["2024", "a", "2025"]);
    const { user } = renderPart(series);
    await user.click(await screen.findByRole("button", { name: "Following Lumen Film Gala" }));
    expect(await screen.findByRole("button", { name: "Follow Lumen Film Gala" })).toBeVisible();
    expect(readStore("follows", none)).toEqual(["a"]);
  });
});
