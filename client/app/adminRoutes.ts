import type { RouteObject } from "react-router-dom";
import { adminPaths } from "../../site/addresses";
import { AdminGate } from "./admin/AdminGate";
import { screen } from "./admin/screen";
import { RouteErrorPage } from "./RouteErrorPage";

/** One line for each screen. */
const screens = (): RouteObject[] => [
  {
    path: adminPaths.login.pattern,
    ...screen("LoginPage", "Login", {
      open: true,
    }),
  },
  {
    path: adminPaths.invite.pattern,
    ...screen("InvitePage", "Invitation", {
      open: true,
    }),
  },
  {
    path: adminPaths.dashboard.pattern,
    ...screen("DashboardPage", "Dashboard"),
  },
  {
    path: adminPaths.celebrities.pattern,
    ...screen("CelebritiesPage", "Manage Celebrities"),
  },
  {
    path: adminPaths.outfits.pattern,
    ...screen("OutfitsPage", "Outfits"),
  },
  {
    path: adminPaths.products.pattern,
    ...screen("ProductsPage", "Products"),
  },
  {
    path: adminPaths.blog.pattern,
    ...screen("BlogPage", "Blog"),
  },
  {
    path: adminPaths.schedule.pattern,
    ...screen("SchedulePage", "Schedule"),
  },
  {
    path: adminPaths.media.pattern,
    ...screen("MediaPage", "Media"),
  },
  {
    path: adminPaths.analytics.pattern,
    ...screen("AnalyticsPage", "Analytics"),
  },
  {
    path: adminPaths.links.pattern,
    ...screen("LinksPage", "Links"),
  },
  {
    path: adminPaths.newsletter.pattern,
    ...screen("NewsletterPage", "Newsletter Subscribers"),
  },
  {
    path: adminPaths.importData.pattern,
    ...screen("ImportDataPage", "Import Mock Data"),
  },
  {
    path: adminPaths.feeds.pattern,
    ...screen("FeedsPage", "Feeds"),
  },
  {
    path: adminPaths.settings.pattern,
    ...screen("SettingsPage", "Settings"),
  },
  {
    path: adminPaths.people.pattern,
    ...screen("PeoplePage", "People"),
  },
  {
    path: adminPaths.items.pattern,
    ...screen("ItemsPage", "Category Items"),
  },
  {
    path: adminPaths.tags.pattern,
    ...screen("TagsPage", "Tags & Categories"),
  },
  {
    path: adminPaths.search.pattern,
    ...screen("SearchPage", "Search"),
  },
  {
    path: adminPaths.trash.pattern,
    ...screen("TrashPage", "Trash"),
  },
  {
    path: adminPaths.developers.pattern,
    ...screen("DevelopersPage", "Developers"),
  },
  {
    path: adminPaths.activity.pattern,
    ...screen("ActivityPage", "Activity"),
  },
];

/** The admin area, without the public frame. Its code loads in the browser alone. */
export const adminRoutes = (): RouteObject[] => [
  {
    Component: AdminGate,
    handle: { module: "app/admin/AdminApp.tsx" },
    // Inside the frame, so that a failed screen keeps the navigation around it.
    children: [{ ErrorBoundary: RouteErrorPage, children: screens() }],
  },
];
