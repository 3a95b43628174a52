import path from "node:path";
import type { Cut } from "./leaveOut";

/** The function or method of this name with another body. */
const withBody = (file: RegExp, name: string, body: string): Cut => ({
  file,
  piece: new RegExp(`^( *)((?:export )?(?:async )?(?:function )?${name}\\([^]*?\\) \\{)$[^]+?^\\1\\}$`, "m"),
  instead: `$1$2 ${body} }`,
});

/** Functions and methods that nothing on this site calls, in one file; should anything, it is told where they went. */
const unused = (file: RegExp, names: readonly string[]): readonly Cut[] =>
  names.map((name) =>
    withBody(file, name, `throw new Error("${name} is left out of the build (client/build/cuts.ts).");`),
  );

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
  withBody(routerFile, "function usePrefetchBehavior", "return [false, null, {}];"),
  // Forms and fetchers of the router, which send to a route's action: the site's own send to the API.
  { file: routerFile, piece: /^var Form = (?=React\d*\.forwardRef\()/m, instead: "var Form = /* @__PURE__ */ " },
  ...unused(routerFile, ["handleAction", "fetch2", "handleFetcherAction", "handleFetcherLoader"]),
  ...unused(routerFile, ["getLoadingFetcher", "getDoneFetcher", "getSubmittingFetcher", "getFetcher", "resetFetcher"]),
  ...unused(routerFile, ["updateFetcherState", "setFetcherError", "deleteFetcher", "queueFetcherForDeletion"]),
  ...unused(routerFile, ["getUpdatedRevalidatingFetchers", "convertFormDataToSearchParams"]),
  // What is around a route's loader, ways to go on without a data router, and what ends or reloads a router.
  ...unused(routerFile, ["callRouteMiddleware", "runMiddlewarePipeline", "runClientMiddlewarePipeline"]),
  ...unused(routerFile, ["useNavigateUnstable", "revalidate", "dispose"]),
  // Routes that are told while the site runs, what watches the router, and what belongs to server components.
  ...unused(routerFile, ["discoverRoutes", "patchRoutes", "getRouteInstrumentationUpdates"]),
  ...unused(routerFile, ["instrumentClientSideRouter", "RSCErrorHandler", "deserializeErrors"]),
];

const reactDom = /react-dom\/cjs\/react-dom-client\.production\.js$/;
const ofReactDom = (...names: readonly string[]): readonly Cut[] =>
  unused(
    reactDom,
    names.map((name) => `function ${name}`),
  );

/** Elements and hooks of React that neither the site nor its libraries have: what runs when there is one is never reached. */
const react: readonly Cut[] = [
  // <ViewTransition>
  ...ofReactDom("startViewTransition", "commitAfterMutationEffectsOnFiber", "createViewTransitionInstance"),
  ...ofReactDom("restoreViewTransitionOnHostInstances", "applyViewTransitionToHostInstancesRecursive"),
  ...ofReactDom(
    "commitDeletedPairViewTransitions",
    "commitAppearingPairViewTransitions",
    "scheduleViewTransitionEvent",
  ),
  // <Fragment ref>
  { file: reactDom, piece: /^FragmentInstance\.prototype\.\w+ = function \([^]*?\) \{$[^]+?^\};$/gm, instead: "" },
  ...ofReactDom("commitNewChildToFragmentInstance", "deleteChildFromFragmentInstance"),
  // <Activity> and <SuspenseList>
  ...ofReactDom("updateActivityComponent", "updateSuspenseListComponent"),
  // useActionState
  ...ofReactDom("mountActionState", "updateActionStateImpl", "rerenderActionState", "runActionStateAction"),
  ...ofReactDom("dispatchActionState"),
  // Elements of one's own, with a hyphen in their name
  ...ofReactDom("setPropOnCustomElement"),
  // Style sheets with a precedence, async scripts, and what asks for them ahead
  ...ofReactDom("acquireResource", "suspendResource", "preload", "preloadModule", "preconnectAs"),
  ...ofReactDom("preinitStyle", "preinitScript", "preinitModuleScript"),
];

const apollo = (file: string): RegExp => new RegExp(`@apollo/client/${file}\\.js$`);
const ours = JSON.stringify(path.join(__dirname, "plainDocuments.ts"));
const queryManager = apollo("core/QueryManager");
const cache = apollo("cache/inmemory/inMemoryCache");
const printImport = /^import \{(.*)\bprint, \} from "@apollo\/client\/utilities";$/m;
const importWithoutPrint = 'import {$1} from "@apollo/client/utilities";\n';

/** Apollo's ways with documents: the site's are constants that codegen has looked at, without directives but `unmask`. */
const documents: readonly Cut[] = [
  // Compares documents by their text, where the objects themselves tell them apart. The printer stays with what sends queries.
  { file: queryManager, piece: printImport, instead: `${importWithoutPrint}const print = (document) => document;` },
  // Forgets printed texts together with all else.
  {
    file: cache,
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

/** What only printing a document needs, so a page does not begin with it: the file is taken for two, and each is left what is used. */
const printing: readonly Cut[] = [
  { file: /graphql\/language\/(?:visitor|reducer)\.mjs$/, piece: /'\.\/ast\.mjs'/, instead: "'./ast.mjs?keys'" },
];

/** Scalars of the API that have a form of their own in the browser: dates and decimals stay the texts that they are. */
const scalars: readonly Cut[] = [
  {
    file: apollo("utilities/internal/coerceScalarFieldsToParsed"),
    instead: "export const coerceScalarFieldsToParsed = (result) => result;",
  },
  withBody(cache, "serializeVariables", "return variables;"),
  ...unused(cache, ["serializeVariablesValue", "serializeInputArray", "serializeInputObject"]),
];

/** Ways to ask that the site does not go: lists grow by a query of their own, and nothing is asked again by the clock. */
const queries: readonly Cut[] = [
  ...unused(apollo("core/ObservableQuery"), ["fetchMore", "subscribeToMore", "setVariables", "updateQuery"]),
  withBody(apollo("core/ObservableQuery"), "updatePolling", ""),
  ...unused(queryManager, ["startGraphQLSubscription", "refetchObservableQueries", "isFullyUnmaskedOperation"]),
  ...unused(apollo("core/QueryInfo"), ["markSubscriptionResult", "markMutationOptimistic"]),
  ...unused(apollo("cache/core/cache"), ["updateQuery", "updateFragment"]),
  ...unused(apollo("cache/inmemory/reactiveVars"), ["makeVar"]),
  ...unused(apollo("core/ApolloClient"), ["connectToDevTools", "stop", "subscribe", "refetchQueries", "__requestRaw"]),
  ...unused(apollo("core/ApolloClient"), ["resetStore", "onResetStore", "onClearStore", "refetchObservableQueries"]),
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

/**
 * Emotion's list of all the attributes that HTML knows, to keep others from elements: the site's own parts name those of their
 * props that are no attributes, and these are Material's.
 */
const attributes: readonly Cut[] = [
  {
    file: /@emotion\/is-prop-valid\/dist\/.+\.js$/,
    instead: 'const others = ["as", "theme", "sx", "ownerState"]; export default (name) => !others.includes(name);',
  },
];

/** The cache for styles that emotion makes for who brings none: making it, it moves the page's style sheets, and all styles are reckoned again. */
const defaultCache: readonly Cut[] = [
  {
    file: /@emotion\/react\/dist\/emotion-element-.+\.browser\.esm\.js$/,
    piece: /typeof HTMLElement !== 'undefined' \? [^?]*?createCache\(\{\s*key: 'css'\s*\}\) : null/,
    instead: "null",
  },
  {
    file: /@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/,
    piece: /^ {2}if \(key === 'css'\) \{$[^]+?^ {2}\}$/m,
    instead: "",
  },
];

const reactServer = /react-dom\/cjs\/react-dom-server\.edge\.production\.js$/;

/** React's server turns each piece of a page to bytes, for who reads them as they come. Pages are sent whole: their pieces stay texts until then. */
const pagesInOne: readonly Cut[] = [
  withBody(reactServer, "function stringToChunk", "return content;"),
  withBody(reactServer, "function stringToPrecomputedChunk", "return content;"),
  { file: reactServer, piece: /\bsegment\[i\]\.byteLength\b/, instead: "segment[i].length" },
  withBody(reactServer, "function writeChunk", "written += chunk;"),
  withBody(
    reactServer,
    "function completeWriting",
    "var page = written; written = ''; if (page) destination.enqueue(textEncoder.encode(page));",
  ),
  { file: reactServer, piece: /^var textEncoder = /m, instead: "var written = ''; var textEncoder = " },
];

/** For both bundles. */
const cuts: readonly Cut[] = [
  ...attributes,
  ...router,
  ...documents,
  ...printing,
  ...scalars,
  ...queries,
  ...observables,
];

/** The browser and the server have halves of React and of emotion each. */
export const browserCuts: readonly Cut[] = [...react, ...defaultCache, ...cuts];
export const serverCuts: readonly Cut[] = [...pagesInOne, ...cuts];
