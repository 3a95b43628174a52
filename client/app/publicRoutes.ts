import type { RouteObject } from "react-router-dom";
import { routes } from "../shared/paths";
import { page } from "./page";

/** One line for each public page, as `{ path: routes.home, ...page("HomePage", ...) }`. */
export const publicRoutes = (): RouteObject[] => [
  {
    path: routes.category,
    ...page("CategoryPage", async () => (await import("../pages/public/CategoryPage/CategoryPage")).CategoryPage),
  },
  {
    path: routes.home,
    ...page("HomePage", async () => (await import("../pages/public/HomePage/HomePage")).HomePage),
  },
  {
    path: routes.celebrities,
    ...page(
      "CelebritiesPage",
      async () => (await import("../pages/public/CelebritiesPage/CelebritiesPage")).CelebritiesPage,
    ),
  },
  {
    path: routes.celebrity,
    ...page("CelebrityPage", async () => (await import("../pages/public/CelebrityPage/CelebrityPage")).CelebrityPage),
  },
  {
    path: routes.outfits,
    ...page("OutfitsPage", async () => (await import("../pages/public/OutfitsPage/OutfitsPage")).OutfitsPage),
  },
  {
    path: routes.outfit,
    ...page("OutfitPage", async () => (await import("../pages/public/OutfitPage/OutfitPage")).OutfitPage),
  },
  {
    path: routes.outfitUnnamed,
    ...page("OutfitPage", async () => (await import("../pages/public/OutfitPage/OutfitPage")).OutfitPage),
  },
  {
    path: routes.search,
    ...page("SearchPage", async () => (await import("../pages/public/SearchPage/SearchPage")).SearchPage),
  },
  {
    path: routes.blog,
    ...page("BlogPage", async () => (await import("../pages/public/BlogPage/BlogPage")).BlogPage),
  },
  {
    path: routes.topics,
    ...page("TopicsPage", async () => (await import("../pages/public/TopicsPage/TopicsPage")).TopicsPage),
  },
  {
    path: routes.topic,
    ...page("TopicPage", async () => (await import("../pages/public/TopicPage/TopicPage")).TopicPage),
  },
  {
    path: routes.blogPost,
    ...page("BlogPostPage", async () => (await import("../pages/public/BlogPostPage/BlogPostPage")).BlogPostPage),
  },
  {
    path: routes.privacyPolicy,
    ...page(
      "PrivacyPolicyPage",
      async () => (await import("../pages/public/PrivacyPolicyPage/PrivacyPolicyPage")).PrivacyPolicyPage,
    ),
  },
  {
    path: routes.termsOfService,
    ...page(
      "TermsOfServicePage",
      async () => (await import("../pages/public/TermsOfServicePage/TermsOfServicePage")).TermsOfServicePage,
    ),
  },
  {
    path: routes.affiliateDisclosure,
    ...page(
      "AffiliateDisclosurePage",
      async () =>
        (await import("../pages/public/AffiliateDisclosurePage/AffiliateDisclosurePage")).AffiliateDisclosurePage,
    ),
  },
  {
    path: routes.shop,
    ...page("ShopPage", async () => (await import("../pages/public/ShopPage/ShopPage")).ShopPage),
  },
  {
    path: routes.categories,
    ...page(
      "CategoriesPage",
      async () => (await import("../pages/public/CategoriesPage/CategoriesPage")).CategoriesPage,
    ),
  },
  {
    path: routes.categoryOutfits,
    ...page(
      "CategoryOutfitsPage",
      async () => (await import("../pages/public/CategoryOutfitsPage/CategoryOutfitsPage")).CategoryOutfitsPage,
    ),
  },
  {
    path: routes.favorites,
    ...page("FavoritesPage", async () => (await import("../pages/public/FavoritesPage/FavoritesPage")).FavoritesPage),
  },
  {
    path: routes.newsletter,
    ...page(
      "NewsletterPage",
      async () => (await import("../pages/public/NewsletterPage/NewsletterPage")).NewsletterPage,
    ),
  },
  {
    path: routes.go,
    ...page("LinkGonePage", async () => (await import("../pages/public/LinkGonePage/LinkGonePage")).LinkGonePage),
  },
];
