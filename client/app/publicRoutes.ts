import type { RouteObject } from "react-router-dom";
import { routes } from "../shared/paths";
import { page } from "./page";

/** One line for each public page, as `{ path: routes.home, ...page("pages/public/HomePage.tsx", ...) }`. */
export const publicRoutes = (): RouteObject[] => [
  {
    path: routes.category,
    ...page(
      "pages/public/CategoryPage.tsx",
      async () => (await import("../pages/public/CategoryPage/CategoryPage")).CategoryPage,
    ),
  },
  {
    path: routes.home,
    ...page("pages/public/HomePage.tsx", async () => (await import("../pages/public/HomePage/HomePage")).HomePage),
  },
  {
    path: routes.celebrities,
    ...page(
      "pages/public/CelebritiesPage.tsx",
      async () => (await import("../pages/public/CelebritiesPage/CelebritiesPage")).CelebritiesPage,
    ),
  },
  {
    path: routes.celebrity,
    ...page(
      "pages/public/CelebrityPage.tsx",
      async () => (await import("../pages/public/CelebrityPage/CelebrityPage")).CelebrityPage,
    ),
  },
  {
    path: routes.outfits,
    ...page(
      "pages/public/OutfitsPage.tsx",
      async () => (await import("../pages/public/OutfitsPage/OutfitsPage")).OutfitsPage,
    ),
  },
  {
    path: routes.outfit,
    ...page(
      "pages/public/OutfitPage.tsx",
      async () => (await import("../pages/public/OutfitPage/OutfitPage")).OutfitPage,
    ),
  },
  {
    path: routes.outfitUnnamed,
    ...page(
      "pages/public/OutfitPage.tsx",
      async () => (await import("../pages/public/OutfitPage/OutfitPage")).OutfitPage,
    ),
  },
  {
    path: routes.search,
    ...page(
      "pages/public/SearchPage.tsx",
      async () => (await import("../pages/public/SearchPage/SearchPage")).SearchPage,
    ),
  },
  {
    path: routes.blog,
    ...page("pages/public/BlogPage.tsx", async () => (await import("../pages/public/BlogPage/BlogPage")).BlogPage),
  },
  {
    path: routes.topics,
    ...page(
      "pages/public/TopicsPage.tsx",
      async () => (await import("../pages/public/TopicsPage/TopicsPage")).TopicsPage,
    ),
  },
  {
    path: routes.topic,
    ...page("pages/public/TopicPage.tsx", async () => (await import("../pages/public/TopicPage/TopicPage")).TopicPage),
  },
  {
    path: routes.blogPost,
    ...page(
      "pages/public/BlogPostPage.tsx",
      async () => (await import("../pages/public/BlogPostPage/BlogPostPage")).BlogPostPage,
    ),
  },
  {
    path: routes.privacyPolicy,
    ...page(
      "pages/public/PrivacyPolicyPage.tsx",
      async () => (await import("../pages/public/PrivacyPolicyPage/PrivacyPolicyPage")).PrivacyPolicyPage,
    ),
  },
  {
    path: routes.termsOfService,
    ...page(
      "pages/public/TermsOfServicePage.tsx",
      async () => (await import("../pages/public/TermsOfServicePage/TermsOfServicePage")).TermsOfServicePage,
    ),
  },
  {
    path: routes.affiliateDisclosure,
    ...page(
      "pages/public/AffiliateDisclosurePage.tsx",
      async () =>
        (await import("../pages/public/AffiliateDisclosurePage/AffiliateDisclosurePage")).AffiliateDisclosurePage,
    ),
  },
  {
    path: routes.shop,
    ...page("pages/public/ShopPage.tsx", async () => (await import("../pages/public/ShopPage/ShopPage")).ShopPage),
  },
  {
    path: routes.categories,
    ...page(
      "pages/public/CategoriesPage.tsx",
      async () => (await import("../pages/public/CategoriesPage/CategoriesPage")).CategoriesPage,
    ),
  },
  {
    path: routes.categoryOutfits,
    ...page(
      "pages/public/CategoryOutfitsPage.tsx",
      async () => (await import("../pages/public/CategoryOutfitsPage/CategoryOutfitsPage")).CategoryOutfitsPage,
    ),
  },
  {
    path: routes.favorites,
    ...page(
      "pages/public/FavoritesPage.tsx",
      async () => (await import("../pages/public/FavoritesPage/FavoritesPage")).FavoritesPage,
    ),
  },
  {
    path: routes.newsletter,
    ...page(
      "pages/public/NewsletterPage.tsx",
      async () => (await import("../pages/public/NewsletterPage/NewsletterPage")).NewsletterPage,
    ),
  },
  {
    path: routes.go,
    ...page(
      "pages/public/LinkGonePage.tsx",
      async () => (await import("../pages/public/LinkGonePage/LinkGonePage")).LinkGonePage,
    ),
  },
];
