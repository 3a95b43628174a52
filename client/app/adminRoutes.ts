import type { RouteObject } from "react-router-dom";
import { adminPaths } from "../../site/addresses";
import { AdminGate } from "./admin/AdminGate";
import { screen } from "./admin/screen";
import { RouteErrorPage } from "./RouteErrorPage";

type AdminPath = keyof typeof adminPaths;

const createScreens = (): Record<AdminPath, ReturnType<typeof screen>> => ({
  login: screen("LoginPage", "Login", { open: true }),
  invite: screen("InvitePage", "Invitation", { open: true }),
  resetPassword: screen("ResetPasswordPage", "Reset Password", { open: true }),
  dashboard: screen("DashboardPage", "Dashboard"),
  celebrities: screen("CelebritiesPage", "Manage Celebrities"),
  outfits: screen("OutfitsPage", "Outfits"),
  products: screen("ProductsPage", "Products"),
  events: screen("EventsPage", "Events"),
  blog: screen("BlogPage", "Blog"),
  shows: screen("ShowsPage", "Shows"),
  brands: screen("BrandsPage", "Brands"),
  authors: screen("AuthorsPage", "Authors"),
  pages: screen("PagesPage", "Pages"),
  schedule: screen("SchedulePage", "Schedule"),
  media: screen("MediaPage", "Media"),
  analytics: screen("AnalyticsPage", "Analytics"),
  links: screen("LinksPage", "Links"),
  corrections: screen("CorrectionsPage", "Corrections"),
  questions: screen("QuestionsPage", "Questions"),
  newsletter: screen("NewsletterPage", "Newsletter Subscribers"),
  outbox: screen("OutboxPage", "Outbox"),
  newsletters: screen("NewslettersPage", "Newsletters"),
  importData: screen("ImportDataPage", "Import Mock Data"),
  feeds: screen("FeedsPage", "Feeds"),
  settings: screen("SettingsPage", "Settings"),
  people: screen("PeoplePage", "People"),
  items: screen("ItemsPage", "Category Items"),
  tags: screen("TagsPage", "Tags & Categories"),
  search: screen("SearchPage", "Search"),
  trash: screen("TrashPage", "Trash"),
  developers: screen("DevelopersPage", "Developers"),
  activity: screen("ActivityPage", "Activity"),
});

const listScreens = (): RouteObject[] =>
  Object.entries(createScreens()).map(([name, one]) => ({ path: adminPaths[name as AdminPath].pattern, ...one }));

/** The admin area, without the public frame. Its code loads in the browser alone. */
export const adminRoutes = (): RouteObject[] => [
  {
    Component: AdminGate,
    handle: { module: "app/admin/AdminApp.tsx" },
    // Inside the frame, so that a failed screen keeps the navigation around it.
    children: [{ ErrorBoundary: RouteErrorPage, children: listScreens() }],
  },
];
