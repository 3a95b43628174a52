import { schemeScript } from "../../shared/theme/colorScheme";
import { cspHash } from "./hash";

/** Of the inline script that every page begins with. */
export const schemeScriptHash: string = cspHash(schemeScript);
