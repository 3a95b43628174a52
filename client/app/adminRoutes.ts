import { redirect, type RouteObject } from "react-router-dom";
import { paths, routes } from "../shared/paths";
import { AdminGate } from "./admin/AdminGate";
import { screen } from "./admin/screen";
import { RouteErrorPage } from "./RouteErrorPage";

/** One line for each screen. */
const screens = (): RouteObject[] => [
  {
    path: routes.adminLogin,
    ...screen("pages/admin/LoginPage.tsx", "Login", async () => (await import("../pages/admin/LoginPage")).LoginPage, {
      open: true,
    }),
  },
  {
    path: routes.adminDashboard,
    ...screen(
      "pages/admin/DashboardPage.tsx",
      "Dashboard",
      async () => (await import("../pages/admin/DashboardPage")).DashboardPage,
    ),
  },
  {
    path: routes.adminCelebrities,
    ...screen(
      "pages/admin/CelebritiesPage.tsx",
      "Manage Celebrities",
      async () => (await import("../pages/admin/CelebritiesPage")).CelebritiesPage,
    ),
  },
  {
    path: routes.adminOutfits,
    ...screen(
      "pages/admin/OutfitsPage.tsx",
      "Outfits",
      async () => (await import("../pages/admin/OutfitsPage")).OutfitsPage,
    ),
  },
  {
    path: routes.adminProducts,
    ...screen(
      "pages/admin/ProductsPage.tsx",
      "Products",
      async () => (await import("../pages/admin/ProductsPage")).ProductsPage,
    ),
  },
  {
    path: routes.adminBlog,
    ...screen("pages/admin/BlogPage.tsx", "Blog", async () => (await import("../pages/admin/BlogPage")).BlogPage),
  },
  {
    path: routes.adminAnalytics,
    ...screen(
      "pages/admin/AnalyticsPage.tsx",
      "Analytics",
      async () => (await import("../pages/admin/AnalyticsPage")).AnalyticsPage,
    ),
  },
  {
    path: routes.adminLinks,
    ...screen("pages/admin/LinksPage.tsx", "Links", async () => (await import("../pages/admin/LinksPage")).LinksPage),
  },
  {
    path: routes.adminNewsletter,
    ...screen(
      "pages/admin/NewsletterPage.tsx",
      "Newsletter Subscribers",
      async () => (await import("../pages/admin/NewsletterPage")).NewsletterPage,
    ),
  },
  {
    path: routes.adminImportData,
    ...screen(
      "pages/admin/ImportDataPage.tsx",
      "Import Mock Data",
      async () => (await import("../pages/admin/ImportDataPage")).ImportDataPage,
    ),
  },
  {
    path: routes.adminSettings,
    ...screen(
      "pages/admin/SettingsPage.tsx",
      "Settings",
      async () => (await import("../pages/admin/SettingsPage")).SettingsPage,
    ),
  },
  {
    path: routes.adminItems,
    ...screen(
      "pages/admin/ItemsPage.tsx",
      "Category Items",
      async () => (await import("../pages/admin/ItemsPage")).ItemsPage,
    ),
  },
  {
    path: routes.adminTags,
    ...screen(
      "pages/admin/TagsPage.tsx",
      "Tags & Categories",
      async () => (await import("../pages/admin/TagsPage")).TagsPage,
    ),
  },
  {
    path: routes.adminTrash,
    ...screen("pages/admin/TrashPage.tsx", "Trash", async () => (await import("../pages/admin/TrashPage")).TrashPage),
  },
  {
    path: routes.adminActivity,
    ...screen(
      "pages/admin/ActivityPage.tsx",
      "Activity",
      async () => (await import("../pages/admin/ActivityPage")).ActivityPage,
    ),
  },
];

/** The admin area outside the public frame. Its code is loaded in the browser alone. */
export const adminRoutes = (): RouteObject[] => [
  { path: routes.admin, HydrateFallback: () => null, loader: () => redirect(paths.admin.dashboard()) },
  {
    Component: AdminGate,
    handle: { module: "app/admin/AdminApp.tsx" },
    // Inside the frame, so that a screen that fails keeps the navigation around it.
    children: [{ ErrorBoundary: RouteErrorPage, children: screens() }],
  },
];
