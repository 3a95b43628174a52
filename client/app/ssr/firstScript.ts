import { firstScript } from "../../shared/theme/FirstScript";
import { cspHash } from "./hash";

/** CSP source of the inline script at the beginning of every page. */
export const firstScriptHash: string = cspHash(firstScript);
