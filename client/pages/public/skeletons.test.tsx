import { screen } from "@testing-library/react";
import { renderPart } from "../../testing/renderApp";
import { BlogPageSkeleton } from "./BlogPage/BlogPageSkeleton";
import { BlogPostPageSkeleton } from "./BlogPostPage/BlogPostPageSkeleton";
import { CategoryOutfitsPageSkeleton } from "./CategoryOutfitsPage/CategoryOutfitsPageSkeleton";
import { CategoryPageSkeleton } from "./CategoryPage/CategoryPageSkeleton";
import { CelebritiesPageSkeleton } from "./CelebritiesPage/CelebritiesPageSkeleton";
import { CelebrityPageSkeleton } from "./CelebrityPage/CelebrityPageSkeleton";
import { HomePageSkeleton } from "./HomePage/HomePageSkeleton";
import { OutfitPageSkeleton } from "./OutfitPage/OutfitPage";
import { OutfitsPageSkeleton } from "./OutfitsPage/OutfitsPageSkeleton";
import { SearchPageSkeleton } from "./SearchPage/SearchPageSkeleton";
import { ShopPageSkeleton } from "./ShopPage/ShopPageSkeleton";
import { TopicPageSkeleton } from "./TopicPage/TopicPageSkeleton";
import { TopicsPageSkeleton } from "./TopicsPage/TopicsPageSkeleton";

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
])("skeletons: %s shows a loading state", (_page, skeleton, words) => {
  renderPart(skeleton);
  const said = screen
    .getAllByRole("status")
    .map((status) => status.getAttribute("aria-label") ?? status.textContent?.trim() ?? "");
  expect(said).toContainEqual(expect.stringContaining(words));
});
