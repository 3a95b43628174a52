import type { RouteObject } from "react-router-dom";
import { mailPagePath, offlinePath, paths } from "../../site/addresses";
import { outboundFolder } from "../../site/outbound";
import { page } from "./page";

type Path = keyof typeof paths;

const sitePage = () => page("SitePage", () => import("../pages/public/SitePage/SitePage"));

const showPage = () => page("ShowPage", () => import("../pages/public/ShowPage/ShowPage"));

const createPages = (): Record<Path, RouteObject> => ({
  home: page("HomePage", () => import("../pages/public/HomePage/HomePage")),
  category: page("CategoryPage", () => import("../pages/public/CategoryPage/CategoryPage")),
  celebrities: page("CelebritiesPage", () => import("../pages/public/CelebritiesPage/CelebritiesPage")),
  celebrity: page("CelebrityPage", () => import("../pages/public/CelebrityPage/CelebrityPage")),
  outfits: page("OutfitsPage", () => import("../pages/public/OutfitsPage/OutfitsPage")),
  // Without a slug it shows that there is no such outfit.
  outfit: {
    ...page("OutfitPage", () => import("../pages/public/OutfitPage/OutfitPage")),
    path: `${paths.outfit.pattern}?`,
  },
  garment: page("GarmentPage", () => import("../pages/public/GarmentPage/GarmentPage")),
  correct: page("CorrectPage", () => import("../pages/public/CorrectPage/CorrectPage")),
  ask: page("AskPage", () => import("../pages/public/AskPage/AskPage")),
  search: page("SearchPage", () => import("../pages/public/SearchPage/SearchPage")),
  blog: page("BlogPage", () => import("../pages/public/BlogPage/BlogPage")),
  topics: page("TopicsPage", () => import("../pages/public/TopicsPage/TopicsPage")),
  topic: page("TopicPage", () => import("../pages/public/TopicPage/TopicPage")),
  blogPost: page("BlogPostPage", () => import("../pages/public/BlogPostPage/BlogPostPage")),
  brands: page("BrandsPage", () => import("../pages/public/BrandsPage/BrandsPage")),
  brand: page("BrandPage", () => import("../pages/public/BrandPage/BrandPage")),
  author: page("AuthorPage", () => import("../pages/public/AuthorPage/AuthorPage")),
  shows: page("ShowsPage", () => import("../pages/public/ShowsPage/ShowsPage")),
  show: showPage(),
  showSeason: showPage(),
  showEpisode: showPage(),
  showCharacter: showPage(),
  events: page("EventsPage", () => import("../pages/public/EventsPage/EventsPage")),
  event: page("EventPage", () => import("../pages/public/EventPage/EventPage")),
  privacyPolicy: sitePage(),
  termsOfService: sitePage(),
  affiliateDisclosure: sitePage(),
  page: sitePage(),
  developers: page("DevelopersPage", () => import("../pages/public/DevelopersPage/DevelopersPage")),
  shop: page("ShopPage", () => import("../pages/public/ShopPage/ShopPage")),
  categories: page("CategoriesPage", () => import("../pages/public/CategoriesPage/CategoriesPage")),
  categoryOutfits: page("CategoryOutfitsPage", () => import("../pages/public/CategoryOutfitsPage/CategoryOutfitsPage")),
  favorites: page("FavoritesPage", () => import("../pages/public/FavoritesPage/FavoritesPage")),
  following: page("FollowingPage", () => import("../pages/public/FollowingPage/FollowingPage")),
  newsletter: page("NewsletterPage", () => import("../pages/public/NewsletterPage/NewsletterPage")),
});

export const publicRoutes = (): RouteObject[] => [
  ...Object.entries(createPages()).map(([name, one]) => ({ path: paths[name as Path].pattern, ...one })),
  { path: `${outboundFolder}*`, ...page("LinkGonePage", () => import("../pages/public/LinkGonePage/LinkGonePage")) },
  { path: mailPagePath, ...page("MailPage", () => import("../pages/public/MailPage/MailPage")) },
  { path: offlinePath, ...page("OfflinePage", () => import("../pages/public/OfflinePage/OfflinePage")) },
];
