/** Import rules; docs/architecture.md explains them. */
/** The features of the server by room, in their order: each imports only those before it, so they form no circle. */
const features = {
  site: ["settings", "mail", "programs", "backups"],
  people: ["accounts", "tokens"],
  content: [
    "author",
    "blog",
    "category",
    "celebrity",
    "event",
    "outfit",
    "show",
    "appearance",
    "product",
    "page",
    "garments",
    "brand",
    "taxonomy",
    "search",
  ],
  shops: ["shopPages", "links", "budget"],
  newsroom: ["media", "publishing", "history", "live", "savedViews"],
  money: ["clicks", "earnings", "sales"],
  readers: ["follow", "readers", "contact", "corrections", "mailings", "questions", "sync"],
  outside: ["changes", "notices", "webhooks"],
  imports: ["feeds", "sampleData", "site", "undo"],
};
const rooms = Object.keys(features);
const ordered = rooms.flatMap((room) => features[room].map((feature) => `${room}/${feature}`));

const forbid = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

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
    forbid(
      "site-stands-alone",
      { path: "^site/" },
      { pathNot: "^site/|^node_modules/culori/" },
      "Server and client import it. culori converts colors and does nothing else.",
    ),
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
    ...ordered.map((feature, at) =>
      forbid(
        `server-${feature}-imports-features-before-it`,
        { path: `^server/features/${feature}/`, pathNot: "\\.test\\.tsx?$" },
        { path: `^server/features/(?!(${ordered.slice(0, at + 1).join("|")})/)` },
        "The order of the features stands in this file.",
      ),
    ),
    forbid(
      "features-are-listed",
      { path: `^server/features/(?!(${ordered.join("|")})/)` },
      {},
      "A new feature gets its place in this file.",
    ),
    ...rooms.map((room, at) =>
      forbid(
        `client-${room}-imports-rooms-before-it`,
        { path: `^client/features/${room}/`, pathNot: "\\.test\\.tsx?$" },
        { path: `^client/features/(?!(${rooms.slice(0, at + 1).join("|")})/)` },
        "The order of the rooms stands in this file.",
      ),
    ),
    forbid(
      "features-show-little",
      { path: "^server/features/([^/]+/[^/]+)/", pathNot: "\\.test\\.ts$|^server/features/imports/(sampleData|site)/" },
      { path: "^server/features/", pathNot: ["^server/features/$1/", "\\.(entity|service|loaders|types)\\.tsx?$"] },
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
      { path: "^client/features/([^/]+/[^/]+)/" },
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
