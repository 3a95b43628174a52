import { installBrowserGaps } from "./browserGaps";

// Tests of server rendering run in Node itself, which lacks nothing.
if (typeof window !== "undefined") installBrowserGaps();
