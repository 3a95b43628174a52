/** Import rules; docs/architecture.md explains them. */

/** Allowed imports between features. Any other import fails. */
const featureEdges = {
  auth: ["rateLimit", "settings"],
  apiToken: ["auth", "rateLimit"],
  blog: ["settings", "program"],
  category: ["settings"],
  outfit: ["celebrity"],
  product: ["outfit", "celebrity"],
  mention: ["blog", "outfit", "celebrity", "product"],
  taxonomy: ["celebrity", "outfit", "blog"],
  linkHealth: ["outfit", "product", "blog", "program", "settings"],
  history: ["blog", "taxonomy"],
  search: ["celebrity", "outfit", "product", "category", "blog", "synonym", "taxonomy"],
  newsletter: ["rateLimit"],
  publishing: ["celebrity", "outfit", "blog", "settings"],
  clicks: ["blog", "settings", "program"],
  analytics: ["clicks", "celebrity", "outfit", "product", "category", "blog", "settings", "program"],
  sampleData: [
    "celebrity",
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
const features = [
  "celebrity",
  "outfit",
  "product",
  "program",
  "category",
  "blog",
  "newsletter",
  "taxonomy",
  "synonym",
  "mention",
  "publishing",
  "settings",
  "auth",
  "apiToken",
  "media",
  "clicks",
  "analytics",
  "rateLimit",
  "search",
  "history",
  "linkHealth",
  "sampleData",
  "webhook",
];

const forbid = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });
const feature = (name) => `^server/features/${name}/`;

module.exports = {
  forbidden: [
    forbid(
      "no-cycles",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
      "Data travels one way.",
    ),
    forbid(
      "no-orphans",
      {
        orphan: true,
        pathNot: [
          "\\.d\\.ts$",
          "^server/(main|commands/)",
          "^client/(main|server-entry)",
          "^sample/source",
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
      "sample-at-run-time",
      { path: "^(server|client)/" },
      { path: "^sample/" },
      "server/features/sampleData/sampleSource.service.ts loads it at run time, so that the site builds and runs without it.",
    ),
    forbid(
      "sample-knows-types-only",
      { path: "^sample/" },
      { path: "^(server|client|scripts)/", dependencyTypesNot: ["type-only"] },
      "It implements the types of server/features/sampleData.",
    ),
    forbid("sample-art-apart", { path: "^sample/art/" }, { path: "^(server|client|scripts|sample/(?!art/))" }),
    forbid(
      "shared-knows-no-feature",
      { path: "^server/shared/" },
      { path: "^server/(app|web|features|content|database|config)/" },
    ),
    forbid(
      "content-knows-no-feature",
      { path: "^server/content/", pathNot: "\\.test\\.ts$" },
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
      { path: "^server/features/([^/]+)/", pathNot: "\\.test\\.ts$|^server/features/sampleData/" },
      { path: "^server/features/", pathNot: ["^server/features/$1/", "\\.(entity|service|loaders|types)\\.ts$"] },
      "From another feature only entities, services, loaders and types.",
    ),
    forbid("client-shared-knows-no-domain", { path: "^client/shared/" }, { path: "^client/(app|pages|features)/" }),
    forbid("client-ui-knows-no-graphql", { path: "^client/shared/ui/" }, { path: "^client/graphql/|@apollo/client" }),
    forbid("client-graphql-points-down", { path: "^client/graphql/" }, { path: "^client/(app|pages|features)/" }),
    forbid("client-features-point-down", { path: "^client/features/" }, { path: "^client/(app|pages)/" }),
    forbid(
      "client-features-apart",
      { path: "^client/features/([^/]+)/" },
      { path: "^client/features/", pathNot: "^client/features/$1/" },
    ),
    forbid("client-pages-point-down", { path: "^client/pages/" }, { path: "^client/app/" }),
    forbid("no-barrels", {}, { path: ["^(client|sample|server)/.*/index\\.tsx?$", "^site/index\\.ts$"] }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["client/graphql/generated", "^client/testing/"] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".json"] },
  },
};
