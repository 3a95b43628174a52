import { screen } from "@testing-library/react";
import { renderPart } from "../../testing/renderApp";
import { BlogPageSkeleton } from "./BlogPageSkeleton";
import { BlogPostPageSkeleton } from "./BlogPostPageSkeleton";
import { CategoryOutfitsPageSkeleton } from "./CategoryOutfitsPageSkeleton";
import { CategoryPageSkeleton } from "./CategoryPageSkeleton";
import { CelebritiesPageSkeleton } from "./CelebritiesPageSkeleton";
import { CelebrityPageSkeleton } from "./CelebrityPageSkeleton";
import { HomePageSkeleton } from "./HomePageSkeleton";
import { OutfitPageSkeleton } from "./OutfitPageSkeleton";
import { OutfitsPageSkeleton } from "./OutfitsPageSkeleton";
import { SearchPageSkeleton } from "./SearchPageSkeleton";
import { ShopPageSkeleton } from "./ShopPageSkeleton";
import { TopicPageSkeleton } from "./TopicPageSkeleton";
import { TopicsPageSkeleton } from "./TopicsPageSkeleton";

it.each([
  ["home", <HomePageSkeleton />, "Loading..."],
  ["celebrities", <CelebritiesPageSkeleton />, "Loading celebrities..."],
  ["a celebrity", <CelebrityPageSkeleton />, "Loading..."],
  ["outfits", <OutfitsPageSkeleton />, "Loading outfits..."],
  ["an outfit", <OutfitPageSkeleton />, "Loading outfit..."],
  ["the blog", <BlogPageSkeleton />, "Loading articles..."],
  ["an article", <BlogPostPageSkeleton />, "Loading article..."],
  ["topics", <TopicsPageSkeleton />, "Loading topics..."],
  ["a topic", <TopicPageSkeleton title="Vintage" />, "Loading articles..."],
  ["a category", <CategoryPageSkeleton />, "Loading..."],
  ["looks of a category", <CategoryOutfitsPageSkeleton />, "Loading..."],
  ["the shop", <ShopPageSkeleton />, "Loading..."],
  ["search", <SearchPageSkeleton />, "Searching..."],
])("says that %s is on its way", (_page, skeleton, words) => {
  renderPart(skeleton);
  const said = screen
    .getAllByRole("status")
    .map((status) => status.getAttribute("aria-label") ?? status.textContent?.trim() ?? "");
  expect(said).toContainEqual(expect.stringContaining(words));
});
