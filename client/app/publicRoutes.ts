import type { RouteObject } from "react-router-dom";
import { outboundFolder, paths } from "../../site/addresses";
import { page } from "./page";

/** One line for each public page, as `{ path: paths.home.pattern, ...page("HomePage", ...) }`. */
export const publicRoutes = (): RouteObject[] => [
  {
    path: paths.category.pattern,
    ...page("CategoryPage", async () => (await import("../pages/public/CategoryPage/CategoryPage")).CategoryPage),
  },
  {
    path: paths.home.pattern,
    ...page("HomePage", async () => (await import("../pages/public/HomePage/HomePage")).HomePage),
  },
  {
    path: paths.celebrities.pattern,
    ...page(
      "CelebritiesPage",
      async () => (await import("../pages/public/CelebritiesPage/CelebritiesPage")).CelebritiesPage,
    ),
  },
  {
    path: paths.celebrity.pattern,
    ...page("CelebrityPage", async () => (await import("../pages/public/CelebrityPage/CelebrityPage")).CelebrityPage),
  },
  {
    path: paths.outfits.pattern,
    ...page("OutfitsPage", async () => (await import("../pages/public/OutfitsPage/OutfitsPage")).OutfitsPage),
  },
  {
    // Without a slug it shows that there is no such outfit.
    path: `${paths.outfit.pattern}?`,
    ...page("OutfitPage", async () => (await import("../pages/public/OutfitPage/OutfitPage")).OutfitPage),
  },
  {
    path: paths.search.pattern,
    ...page("SearchPage", async () => (await import("../pages/public/SearchPage/SearchPage")).SearchPage),
  },
  {
    path: paths.blog.pattern,
    ...page("BlogPage", async () => (await import("../pages/public/BlogPage/BlogPage")).BlogPage),
  },
  {
    path: paths.topics.pattern,
    ...page("TopicsPage", async () => (await import("../pages/public/TopicsPage/TopicsPage")).TopicsPage),
  },
  {
    path: paths.topic.pattern,
    ...page("TopicPage", async () => (await import("../pages/public/TopicPage/TopicPage")).TopicPage),
  },
  {
    path: paths.blogPost.pattern,
    ...page("BlogPostPage", async () => (await import("../pages/public/BlogPostPage/BlogPostPage")).BlogPostPage),
  },
  {
    path: paths.privacyPolicy.pattern,
    ...page(
      "PrivacyPolicyPage",
      async () => (await import("../pages/public/PrivacyPolicyPage/PrivacyPolicyPage")).PrivacyPolicyPage,
    ),
  },
  {
    path: paths.termsOfService.pattern,
    ...page(
      "TermsOfServicePage",
      async () => (await import("../pages/public/TermsOfServicePage/TermsOfServicePage")).TermsOfServicePage,
    ),
  },
  {
    path: paths.affiliateDisclosure.pattern,
    ...page(
      "AffiliateDisclosurePage",
      async () =>
        (await import("../pages/public/AffiliateDisclosurePage/AffiliateDisclosurePage")).AffiliateDisclosurePage,
    ),
  },
  {
    path: paths.shop.pattern,
    ...page("ShopPage", async () => (await import("../pages/public/ShopPage/ShopPage")).ShopPage),
  },
  {
    path: paths.categories.pattern,
    ...page(
      "CategoriesPage",
      async () => (await import("../pages/public/CategoriesPage/CategoriesPage")).CategoriesPage,
    ),
  },
  {
    path: paths.categoryOutfits.pattern,
    ...page(
      "CategoryOutfitsPage",
      async () => (await import("../pages/public/CategoryOutfitsPage/CategoryOutfitsPage")).CategoryOutfitsPage,
    ),
  },
  {
    path: paths.favorites.pattern,
    ...page("FavoritesPage", async () => (await import("../pages/public/FavoritesPage/FavoritesPage")).FavoritesPage),
  },
  {
    path: paths.following.pattern,
    ...page("FollowingPage", async () => (await import("../pages/public/FollowingPage/FollowingPage")).FollowingPage),
  },
  {
    path: paths.newsletter.pattern,
    ...page(
      "NewsletterPage",
      async () => (await import("../pages/public/NewsletterPage/NewsletterPage")).NewsletterPage,
    ),
  },
  {
    path: `${outboundFolder}*`,
    ...page("LinkGonePage", async () => (await import("../pages/public/LinkGonePage/LinkGonePage")).LinkGonePage),
  },
];
