import type { ComponentType } from "react";

/** Where the code of each screen is. In a file of its own, so that the pages of visitors do not carry the list. */
export const screenModules = {
  LoginPage: async () => (await import("../../pages/admin/LoginPage")).LoginPage,
  DashboardPage: async () => (await import("../../pages/admin/DashboardPage")).DashboardPage,
  CelebritiesPage: async () => (await import("../../pages/admin/CelebritiesPage")).CelebritiesPage,
  OutfitsPage: async () => (await import("../../pages/admin/OutfitsPage")).OutfitsPage,
  ProductsPage: async () => (await import("../../pages/admin/ProductsPage")).ProductsPage,
  BlogPage: async () => (await import("../../pages/admin/BlogPage")).BlogPage,
  AnalyticsPage: async () => (await import("../../pages/admin/AnalyticsPage")).AnalyticsPage,
  LinksPage: async () => (await import("../../pages/admin/LinksPage")).LinksPage,
  NewsletterPage: async () => (await import("../../pages/admin/NewsletterPage")).NewsletterPage,
  ImportDataPage: async () => (await import("../../pages/admin/ImportDataPage")).ImportDataPage,
  SettingsPage: async () => (await import("../../pages/admin/SettingsPage")).SettingsPage,
  ItemsPage: async () => (await import("../../pages/admin/ItemsPage")).ItemsPage,
  TagsPage: async () => (await import("../../pages/admin/TagsPage")).TagsPage,
  TrashPage: async () => (await import("../../pages/admin/TrashPage")).TrashPage,
  ActivityPage: async () => (await import("../../pages/admin/ActivityPage")).ActivityPage,
} satisfies Record<string, () => Promise<ComponentType>>;
