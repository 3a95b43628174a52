import { screen } from "@testing-library/react";
import { renderPart } from "../../../testing/renderApp";
import { FollowCelebrity } from "./FollowCelebrity";

describe("FollowCelebrity", () => {
  it("changes the count by one and shows a toast", async () => {
    const { user } = renderPart(<FollowCelebrity id="1" slug="ada-lace" name="Ada Lace" followerCount={41} />);
    await user.click(screen.getByRole("button", { name: "Follow Ada Lace" }));
    expect(await screen.findByText("You are now following Ada Lace")).toBeVisible();
    expect(screen.getByText("42 followers")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Following Ada Lace" }));
    expect(await screen.findByText("You unfollowed Ada Lace")).toBeVisible();
    expect(screen.getByText("41 followers")).toBeVisible();
  });

  it("shows all digits below 10,000, so that the visitor sees the own one", async () => {
    const { user } = renderPart(<FollowCelebrity id="1" slug="ada-lace" name="Ada Lace" followerCount={3200} />);
    expect(screen.getByText("3,200 followers")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Follow Ada Lace" }));
    expect(screen.getByText("3,201 followers")).toBeVisible();
  });

  it("says that a shortened count includes the visitor", async () => {
    const { user } = renderPart(<FollowCelebrity id="1" slug="ada-lace" name="Ada Lace" followerCount={12_300} />, {
      styled: true,
    });
    expect(screen.getByText("12k followers")).toBeVisible();
    expect(screen.getByText(", including you")).not.toBeVisible();
    await user.click(screen.getByRole("button", { name: "Follow Ada Lace" }));
    expect(screen.getByText(", including you")).toBeVisible();
  });

  it("links to what is new once the visitor follows", async () => {
    const { user } = renderPart(<FollowCelebrity id="1" slug="ada-lace" name="Ada Lace" followerCount={1} />, {
      styled: true,
    });
    expect(screen.queryByRole("link", { name: "See what is new" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Follow Ada Lace" }));
    expect(screen.getByRole("link", { name: "See what is new" })).toHaveAttribute("href", "/following");
  });

  it("shows no count without a stored one", () => {
    renderPart(<FollowCelebrity id="1" slug="ada-lace" name="Ada Lace" followerCount={null} />);
    expect(screen.queryByText(/followers/)).toBeNull();
    expect(screen.getByRole("button", { name: "Follow Ada Lace" })).toBeVisible();
  });

  it("stores the follow in this browser", async () => {
    const part = <FollowCelebrity id="1" slug="ada-lace" name="Ada Lace" followerCount={1} />;
    const { user, unmount } = renderPart(part);
    await user.click(screen.getByRole("button", { name: "Follow Ada Lace" }));
    unmount();
    renderPart(part);
    expect(screen.getByRole("button", { name: "Following Ada Lace" })).toBeVisible();
  });

  it("offers feeds and mails, which need neither the button nor JavaScript", async () => {
    const { user } = renderPart(<FollowCelebrity id="1" slug="ada-lace" name="Ada Lace" followerCount={1} />);
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
});
