import path from "node:path";
import type { Cut } from "./leaveOut";

/** Functions and methods that nothing on this site calls, in one file; should anything, it is told where they went. */
const unused = (file: RegExp, names: readonly string[]): readonly Cut[] =>
  names.map((name) => ({
    file,
    piece: new RegExp(`^( *)((?:export )?(?:async )?(?:function )?${name}\\([^]*?\\) \\{)$[^]+?^\\1\\}$`, "m"),
    instead: `$1$2 throw new Error("${name} is left out of the build (client/build/cuts.ts)."); }`,
  }));

const routerFile = /react-router\/dist\/development\/.+\.mjs$/;

const router: readonly Cut[] = [
  // The package leads every bundler to its development files, which differ by this switch alone.
  {
    file: routerFile,
    piece: /^var ENABLE_DEV_WARNINGS = true;$/m,
    instead: "var ENABLE_DEV_WARNINGS = false;",
  },
  // Prefetching by the manifest of React Router's own framework, which no site without that framework has.
  { file: routerFile, piece: /\bshouldPrefetch && !isAbsolute \? /, instead: "false ? " },
  // Names for developer tools, which keep components in the bundle that nobody renders.
  { file: routerFile, piece: /^(?:HistoryRouter|Form|ScrollRestoration)\.displayName = "\w+";$/gm, instead: "" },
  {
    file: routerFile,
    piece: /^(function usePrefetchBehavior\([^]*?\) \{)$[^]+?^\}$/m,
    instead: "$1 return [false, null, {}]; }",
  },
  // Forms and fetchers of the router, which send to a route's action: the site's own send to the API.
  { file: routerFile, piece: /^var Form = (?=React\d*\.forwardRef\()/m, instead: "var Form = /* @__PURE__ */ " },
  ...unused(routerFile, ["handleAction", "fetch2", "handleFetcherAction", "handleFetcherLoader"]),
  // Routes that are told while the site runs, what watches the router, and what belongs to server components.
  ...unused(routerFile, ["discoverRoutes", "patchRoutes", "getRouteInstrumentationUpdates"]),
  ...unused(routerFile, ["instrumentClientSideRouter", "RSCErrorHandler", "deserializeErrors"]),
];

const apollo = (file: string): RegExp => new RegExp(`@apollo/client/${file}\\.js$`);
const ours = JSON.stringify(path.join(__dirname, "plainDocuments.ts"));
const queryManager = apollo("core/QueryManager");
const printImport = /^import \{(.*)\bprint, \} from "@apollo\/client\/utilities";$/m;
const importWithoutPrint = 'import {$1} from "@apollo/client/utilities";\n';

/** Apollo's ways with documents: the site's are constants that codegen has looked at, without directives but `unmask`. */
const documents: readonly Cut[] = [
  // Compares documents by their text, where the objects themselves tell them apart. The printer stays with what sends queries.
  { file: queryManager, piece: printImport, instead: `${importWithoutPrint}const print = (document) => document;` },
  // Forgets printed texts together with all else.
  {
    file: apollo("cache/inmemory/inMemoryCache"),
    piece: printImport,
    instead: `${importWithoutPrint}const print = { reset() {} };`,
  },
  {
    file: queryManager,
    piece: /^function addNonReactiveToNamedFragments\(document\) \{[^]+?^\}$/m,
    instead: `import { addNonReactiveToNamedFragments } from ${ours};`,
  },
  { file: apollo("utilities/graphql/transform"), instead: `export { addTypenameToDocument } from ${ours};` },
  {
    file: apollo("utilities/internal/removeFragmentSpreads"),
    instead: `export { removeMaskedFragmentSpreads } from ${ours};`,
  },
  {
    file: apollo("utilities/internal/removeDirectivesFromDocument"),
    instead: `import { documentForServer } from ${ours};
      export const removeDirectivesFromDocument = (directives, document) => documentForServer(document);`,
  },
  { file: apollo("utilities/internal/hasDirectives"), instead: "export const hasDirectives = () => false;" },
  { file: apollo("utilities/internal/hasForcedResolvers"), instead: "export const hasForcedResolvers = () => false;" },
  { file: apollo("utilities/internal/checkDocument"), instead: "export const checkDocument = () => undefined;" },
];

/** Ways to ask that the site does not go: lists grow by a query of their own, and nothing is asked again by the clock. */
const queries: readonly Cut[] = [
  ...unused(apollo("core/ObservableQuery"), ["fetchMore", "subscribeToMore", "setVariables", "updateQuery"]),
  {
    file: apollo("core/ObservableQuery"),
    piece: /^ {4}updatePolling\(\) \{$[^]+?^ {4}\}$/m,
    instead: "updatePolling() {}",
  },
  ...unused(queryManager, ["startGraphQLSubscription", "refetchObservableQueries", "isFullyUnmaskedOperation"]),
  ...unused(apollo("core/QueryInfo"), ["markSubscriptionResult"]),
  ...unused(apollo("core/ApolloClient"), ["connectToDevTools", "stop", "subscribe", "refetchQueries", "__requestRaw"]),
  ...unused(apollo("react/internal/cache/SuspenseCache"), ["getFragmentRef"]),
  // What has arrived of an answer that comes in parts.
  ...unused(apollo("cache/inmemory/readFromStore"), ["prunePartialBoundariesImpl", "prunePartialStreamArrayImpl"]),
];

const rx = (file: string): RegExp => new RegExp(`rxjs/dist/\\w+/internal/${file}\\.js$`);

/** Sources that are given a scheduler, and streams: Apollo has promises and arrays. */
const observables: readonly Cut[] = [
  ...unused(rx("scheduled/scheduled"), ["scheduled"]),
  ...unused(rx("observable/innerFrom"), ["fromReadableStreamLike", "fromAsyncIterable", "process"]),
];

export const cuts: readonly Cut[] = [...router, ...documents, ...queries, ...observables];
