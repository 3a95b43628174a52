import { memo, Suspense } from "react";
import type { FeedAddressesProps } from "./FeedAddresses";
import { lazyPart } from "../lazyPart";

const FeedAddresses = lazyPart(async () => (await import("./FeedAddresses")).FeedAddresses);

/**
 * Ways to follow without an account. The server renders them; their code comes after that of the page. React would discard
 * them, and close what the visitor has opened, if they were updated before their code is here: hence `memo`.
 */
export const WaysToFollow = memo((props: FeedAddressesProps) => (
  <Suspense fallback={<div style={{ minHeight: 44 }} />}>
    <FeedAddresses {...props} />
  </Suspense>
));
