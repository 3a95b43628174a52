import type { RouteObject } from "react-router-dom";
import { routes } from "../shared/paths";
import { AdminGate } from "./admin/AdminGate";
import { screen } from "./admin/screen";
import { RouteErrorPage } from "./RouteErrorPage";

/** One line for each screen. */
const screens = (): RouteObject[] => [
  {
    path: routes.adminLogin,
    ...screen("LoginPage", "Login", {
      open: true,
    }),
  },
  {
    path: routes.adminDashboard,
    ...screen("DashboardPage", "Dashboard"),
  },
  {
    path: routes.adminCelebrities,
    ...screen("CelebritiesPage", "Manage Celebrities"),
  },
  {
    path: routes.adminOutfits,
    ...screen("OutfitsPage", "Outfits"),
  },
  {
    path: routes.adminProducts,
    ...screen("ProductsPage", "Products"),
  },
  {
    path: routes.adminBlog,
    ...screen("BlogPage", "Blog"),
  },
  {
    path: routes.adminAnalytics,
    ...screen("AnalyticsPage", "Analytics"),
  },
  {
    path: routes.adminLinks,
    ...screen("LinksPage", "Links"),
  },
  {
    path: routes.adminNewsletter,
    ...screen("NewsletterPage", "Newsletter Subscribers"),
  },
  {
    path: routes.adminImportData,
    ...screen("ImportDataPage", "Import Mock Data"),
  },
  {
    path: routes.adminSettings,
    ...screen("SettingsPage", "Settings"),
  },
  {
    path: routes.adminItems,
    ...screen("ItemsPage", "Category Items"),
  },
  {
    path: routes.adminTags,
    ...screen("TagsPage", "Tags & Categories"),
  },
  {
    path: routes.adminTrash,
    ...screen("TrashPage", "Trash"),
  },
  {
    path: routes.adminActivity,
    ...screen("ActivityPage", "Activity"),
  },
];

/** The admin area outside the public frame. Its code is loaded in the browser alone. */
export const adminRoutes = (): RouteObject[] => [
  {
    Component: AdminGate,
    handle: { module: "app/admin/AdminApp.tsx" },
    // Inside the frame, so that a screen that fails keeps the navigation around it.
    children: [{ ErrorBoundary: RouteErrorPage, children: screens() }],
  },
];
