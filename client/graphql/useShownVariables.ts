import type { OperationVariables } from "@apollo/client";
import { useEffect, useMemo, useState } from "react";

/**
 * The variables of the URL that is on the screen. The router renders a new URL with low priority, and renders the old
 * one again whenever a query reports something meanwhile. A query that takes its variables from both asks for the one
 * and the other in turn, for as long as the device is too slow to render the new URL in between.
 * @param variables only JSON values
 */
export function useShownVariables<Variables extends OperationVariables>(variables: Variables): Variables {
  const wanted = JSON.stringify(variables);
  const [shown, setShown] = useState(wanted);
  useEffect(() => setShown(wanted), [wanted]);
  return useMemo(() => JSON.parse(shown) as Variables, [shown]);
}
