import type { ComponentType } from "react";

/** The module of each screen. A separate file, so that public pages do not include the list. */
export const screenModules = {
  LoginPage: async () => (await import("../../pages/admin/LoginPage/LoginPage")).LoginPage,
  ResetPasswordPage: async () =>
    (await import("../../pages/admin/ResetPasswordPage/ResetPasswordPage")).ResetPasswordPage,
  InvitePage: async () => (await import("../../pages/admin/InvitePage/InvitePage")).InvitePage,
  DashboardPage: async () => (await import("../../pages/admin/DashboardPage/DashboardPage")).DashboardPage,
  CelebritiesPage: async () => (await import("../../pages/admin/CelebritiesPage/CelebritiesPage")).CelebritiesPage,
  OutfitsPage: async () => (await import("../../pages/admin/OutfitsPage/OutfitsPage")).OutfitsPage,
  ProductsPage: async () => (await import("../../pages/admin/ProductsPage/ProductsPage")).ProductsPage,
  BlogPage: async () => (await import("../../pages/admin/BlogPage/BlogPage")).BlogPage,
  PagesPage: async () => (await import("../../pages/admin/PagesPage/PagesPage")).PagesPage,
  SchedulePage: async () => (await import("../../pages/admin/SchedulePage/SchedulePage")).SchedulePage,
  MediaPage: async () => (await import("../../pages/admin/MediaPage/MediaPage")).MediaPage,
  AnalyticsPage: async () => (await import("../../pages/admin/AnalyticsPage/AnalyticsPage")).AnalyticsPage,
  LinksPage: async () => (await import("../../pages/admin/LinksPage/LinksPage")).LinksPage,
  QuestionsPage: async () => (await import("../../pages/admin/QuestionsPage/QuestionsPage")).QuestionsPage,
  CorrectionsPage: async () => (await import("../../pages/admin/CorrectionsPage/CorrectionsPage")).CorrectionsPage,
  NewsletterPage: async () => (await import("../../pages/admin/NewsletterPage/NewsletterPage")).NewsletterPage,
  NewslettersPage: async () => (await import("../../pages/admin/NewslettersPage/NewslettersPage")).NewslettersPage,
  OutboxPage: async () => (await import("../../pages/admin/OutboxPage/OutboxPage")).OutboxPage,
  ImportDataPage: async () => (await import("../../pages/admin/ImportDataPage/ImportDataPage")).ImportDataPage,
  FeedsPage: async () => (await import("../../pages/admin/FeedsPage/FeedsPage")).FeedsPage,
  SettingsPage: async () => (await import("../../pages/admin/SettingsPage/SettingsPage")).SettingsPage,
  PeoplePage: async () => (await import("../../pages/admin/PeoplePage/PeoplePage")).PeoplePage,
  ItemsPage: async () => (await import("../../pages/admin/ItemsPage/ItemsPage")).ItemsPage,
  TagsPage: async () => (await import("../../pages/admin/TagsPage/TagsPage")).TagsPage,
  SearchPage: async () => (await import("../../pages/admin/SearchPage/SearchPage")).SearchPage,
  TrashPage: async () => (await import("../../pages/admin/TrashPage/TrashPage")).TrashPage,
  DevelopersPage: async () => (await import("../../pages/admin/DevelopersPage/DevelopersPage")).DevelopersPage,
  ActivityPage: async () => (await import("../../pages/admin/ActivityPage/ActivityPage")).ActivityPage,
} satisfies Record<string, () => Promise<ComponentType>>;
