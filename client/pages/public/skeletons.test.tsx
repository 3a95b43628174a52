import { screen } from "@testing-library/react";
import { renderPart } from "../../testing/renderApp";
import { BlogPageSkeleton } from "./BlogPage/BlogPage";
import { BlogPostPageSkeleton } from "./BlogPostPage/BlogPostPage";
import { CategoryOutfitsPageSkeleton } from "./CategoryOutfitsPage/CategoryOutfitsPage";
import { CategoryPageSkeleton } from "./CategoryPage/CategoryPage";
import { CelebritiesPageSkeleton } from "./CelebritiesPage/CelebritiesPage";
import { CelebrityPageSkeleton } from "./CelebrityPage/CelebrityPage";
import { HomePageSkeleton } from "./HomePage/HomePage";
import { OutfitPageSkeleton } from "./OutfitPage/OutfitPage";
import { OutfitsPageSkeleton } from "./OutfitsPage/OutfitsPage";
import { SearchPageSkeleton } from "./SearchPage/SearchPage";
import { ShopPageSkeleton } from "./ShopPage/ShopPage";
import { GarmentPageSkeleton } from "./GarmentPage/GarmentPage";
import { TopicPageSkeleton } from "./TopicPage/TopicPage";
import { TopicsPageSkeleton } from "./TopicsPage/TopicsPage";

it.each([
  ["home", <HomePageSkeleton />, "Loading..."],
  ["celebrities", <CelebritiesPageSkeleton />, "Loading celebrities..."],
  ["a celebrity", <CelebrityPageSkeleton />, "Loading..."],
  ["outfits", <OutfitsPageSkeleton />, "Loading outfits..."],
  ["an outfit", <OutfitPageSkeleton />, "Loading outfit..."],
  ["the blog", <BlogPageSkeleton />, "Loading articles..."],
  ["an article", <BlogPostPageSkeleton />, "Loading article..."],
  ["a garment", <GarmentPageSkeleton />, "Loading piece..."],
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
