import { installBrowserGaps } from "./browserGaps";

// Tests of server rendering run in Node, which needs no polyfills.
if (typeof window !== "undefined") installBrowserGaps();
