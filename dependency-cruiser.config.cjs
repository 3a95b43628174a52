/** The house's import rules, as docs/architecture.md tells them. */

/** Which feature may use which. An edge that is not here fails. */
const featureEdges = {
  blog: ["settings", "program"],
  category: ["settings"],
  outfit: ["celebrity"],
  product: ["outfit", "celebrity"],
  taxonomy: ["celebrity", "outfit", "blog"],
  linkHealth: ["outfit", "product", "blog", "program", "settings"],
  history: ["blog", "taxonomy"],
  search: ["celebrity", "outfit", "product", "category", "blog"],
  analytics: ["celebrity", "outfit", "product", "category", "blog", "settings", "program"],
  sampleData: ["celebrity", "outfit", "product", "category", "blog", "newsletter", "settings", "taxonomy", "analytics"],
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
  "settings",
  "auth",
  "media",
  "analytics",
  "search",
  "history",
  "linkHealth",
  "sampleData",
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
        pathNot: ["\\.d\\.ts$", "^server/(main|commands/)", "^client/(main|server-entry)", "vite\\.config"],
      },
      {},
      "No file without a use.",
    ),
    forbid("client-apart", { path: "^client/" }, { path: "^(server|scripts)/" }, "They meet in schema.graphql."),
    forbid("server-apart", { path: "^server/" }, { path: "^(client|scripts)/" }, "They meet in schema.graphql."),
    forbid(
      "shared-knows-no-feature",
      { path: "^server/shared/" },
      { path: "^server/(app|web|features|database|config)/" },
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
    forbid("no-barrels", {}, { path: "^(client|server)/.*/index\\.tsx?$" }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["client/graphql/generated", "^client/testing/"] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".json"] },
  },
};
