/** Import rules; docs/architecture.md explains them. */
const fs = require("node:fs");
const path = require("node:path");

/** Allowed imports between features. Any other import fails. */
const featureEdges = {
  accounts: ["settings", "mail"],
  tokens: ["accounts"],
  blog: ["settings", "programs"],
  category: ["settings"],
  feeds: ["category", "programs"],
  follow: ["outfit", "celebrity", "category", "links", "programs"],
  outfit: ["celebrity", "programs", "settings"],
  product: ["outfit", "celebrity"],
  taxonomy: ["celebrity", "outfit", "blog"],
  budget: ["outfit", "product", "links"],
  corrections: ["outfit", "product", "mail"],
  questions: ["outfit", "media", "mail"],
  links: ["outfit", "product", "category", "blog", "programs", "settings", "shopPages"],
  garments: ["outfit", "celebrity", "product"],
  history: ["blog", "category", "garments", "taxonomy", "media", "links", "publishing"],
  media: ["celebrity", "outfit", "blog"],
  search: ["celebrity", "outfit", "product", "category", "blog", "taxonomy", "settings"],
  mail: ["settings"],
  newsletter: ["category", "celebrity", "blog", "settings", "mail"],
  newsletters: ["accounts", "blog", "celebrity", "links", "mail", "newsletter", "product", "publishing", "settings"],
  digests: ["follow", "outfit", "settings", "mail", "newsletter"],
  publishing: ["celebrity", "outfit", "blog", "settings"],
  clicks: ["blog", "settings", "programs", "links"],
  analytics: ["clicks", "celebrity", "outfit", "product", "category", "blog", "settings", "programs"],
  notices: ["clicks", "links", "programs", "mail"],
  webhooks: ["notices"],
  siteImport: ["celebrity", "outfit", "product", "category", "blog", "newsletter", "settings", "media"],
  sampleData: [
    "celebrity",
    "garments",
    "outfit",
    "product",
    "category",
    "blog",
    "newsletter",
    "settings",
    "taxonomy",
    "clicks",
    "analytics",
  ],
};
const features = fs.readdirSync(path.join(__dirname, "server/features"));

const forbid = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });
const feature = (name) => `^server/features/${name}/`;

module.exports = {
  forbidden: [
    forbid("no-cycles", {}, { circular: true }, "Data travels one way."),
    forbid(
      "no-orphans",
      {
        orphan: true,
        pathNot: [
          "\\.d\\.ts$",
          "^server/(main|commands/)",
          "^client/(main|server-entry)",
          "^client/serviceWorker/serviceWorker",
          "vite\\.config",
        ],
      },
      {},
      "No file without a use.",
    ),
    forbid(
      "client-apart",
      { path: "^client/" },
      { path: "^(server|scripts)/" },
      "They meet in schema.graphql and site/.",
    ),
    forbid(
      "server-apart",
      { path: "^server/" },
      { path: "^(client|scripts)/" },
      "They meet in schema.graphql and site/.",
    ),
    forbid("site-stands-alone", { path: "^site/" }, { pathNot: "^site/" }, "Server and client import it."),
    forbid(
      "core-knows-no-feature",
      { path: "^server/core/", pathNot: "\\.test\\.ts$" },
      { path: "^server/(app|web|features|database|config|testing)/" },
    ),
    forbid("config-stands-alone", { path: "^server/config/" }, { path: "^server/(?!config/)" }),
    forbid(
      "database-knows-entities-only",
      { path: "^server/database/", pathNot: "\\.test\\.ts$" },
      { path: "^server/(app|web|features|config|testing)/", pathNot: "\\.entity\\.ts$" },
    ),
    forbid(
      "features-point-down",
      { path: "^server/features/", pathNot: "\\.test\\.ts$" },
      { path: "^server/(app|web|database|config|testing|commands)/" },
    ),
    forbid(
      "web-points-down",
      { path: "^server/web/", pathNot: "\\.test\\.ts$" },
      { path: "^server/(app|database|testing|commands)/" },
    ),
    forbid(
      "tests-stay-out",
      { path: "^server/", pathNot: "\\.test\\.ts$|^server/testing/" },
      { path: "^server/testing/" },
    ),
    ...features.map((name) =>
      forbid(
        `declared-edges-of-${name}`,
        { path: feature(name), pathNot: "\\.test\\.ts$" },
        { path: "^server/features/", pathNot: [feature(name), ...(featureEdges[name] ?? []).map(feature)] },
        "Edges between features are declared in this file.",
      ),
    ),
    forbid(
      "features-show-little",
      { path: "^server/features/([^/]+)/", pathNot: "\\.test\\.ts$|^server/features/(sampleData|siteImport)/" },
      { path: "^server/features/", pathNot: ["^server/features/$1/", "\\.(entity|service|loaders|types)\\.ts$"] },
      "From another feature only entities, services, loaders and types.",
    ),
    forbid(
      "jobs-are-for-the-app",
      { path: "^server/", pathNot: "^server/(app|testing)/" },
      { path: "\\.jobs\\.ts$" },
      "The app runs what features export.",
    ),
    forbid(
      "client-shared-knows-no-domain",
      { path: "^client/shared/" },
      { path: "^client/(app|pages|features|admin)/" },
    ),
    forbid("client-ui-knows-no-graphql", { path: "^client/shared/ui/" }, { path: "^client/graphql/|@apollo/client" }),
    forbid("client-graphql-points-down", { path: "^client/graphql/" }, { path: "^client/(app|pages|features|admin)/" }),
    forbid("client-admin-knows-no-domain", { path: "^client/admin/" }, { path: "^client/(app|pages|features)/" }),
    forbid("client-features-point-down", { path: "^client/features/" }, { path: "^client/(app|pages)/" }),
    forbid(
      "visitors-carry-no-admin",
      { path: "^client/(graphql|shared|features|pages/public)/", pathNot: "/admin/|\\.test\\.tsx?$" },
      { path: "^client/.*admin/" },
    ),
    forbid(
      "client-features-apart",
      { path: "^client/features/([^/]+)/" },
      { path: "^client/features/", pathNot: "^client/features/$1/" },
    ),
    forbid("client-pages-point-down", { path: "^client/pages/" }, { path: "^client/app/" }),
    forbid(
      "service-worker-stands-alone",
      { path: "^client/serviceWorker/" },
      { path: "^client/(?!serviceWorker/)" },
      "It runs outside of the pages.",
    ),
    forbid("no-barrels", {}, { path: ["^(client|server)/.*/index\\.tsx?$", "^site/index\\.ts$"] }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["client/graphql/generated", "^client/testing/"] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".json"] },
  },
};
