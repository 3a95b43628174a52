import { screen } from "@testing-library/react";
import { renderPart } from "../../testing/renderApp";
import { FollowCelebrity } from "./FollowCelebrity";

describe("FollowCelebrity", () => {
  it("changes the count by one and shows a toast", async () => {
    const { user } = renderPart(<FollowCelebrity id="1" name="Ada Lace" followerCount={41} />);
    await user.click(screen.getByRole("button", { name: "Follow Ada Lace" }));
    expect(await screen.findByText("You are now following Ada Lace")).toBeVisible();
    expect(screen.getByText("42 followers")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Following Ada Lace" }));
    expect(await screen.findByText("You unfollowed Ada Lace")).toBeVisible();
    expect(screen.getByText("41 followers")).toBeVisible();
  });

  it("shortens the count", () => {
    renderPart(<FollowCelebrity id="1" name="Ada Lace" followerCount={3200} />);
    expect(screen.getByText("3.2k followers")).toBeVisible();
  });

  it("shows no count without a stored one", () => {
    renderPart(<FollowCelebrity id="1" name="Ada Lace" followerCount={null} />);
    expect(screen.queryByText(/followers/)).toBeNull();
    expect(screen.getByRole("button", { name: "Follow Ada Lace" })).toBeVisible();
  });

  it("stores the follow in this browser", async () => {
    const part = <FollowCelebrity id="1" name="Ada Lace" followerCount={1} />;
    const { user, unmount } = renderPart(part);
    await user.click(screen.getByRole("button", { name: "Follow Ada Lace" }));
    unmount();
    renderPart(part);
    expect(screen.getByRole("button", { name: "Following Ada Lace" })).toBeVisible();
  });
});
