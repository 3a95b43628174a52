import { schemeScript } from "../../shared/theme/colorScheme";
import { cspHash } from "./hash";

/** The only inline script that may run, the same on every page. */
export const schemeScriptHash: string = cspHash(schemeScript);
