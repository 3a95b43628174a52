import { firstScript } from "../../shared/theme/FirstScript";
import { cspHash } from "./hash";

/** Of the inline script that every page begins with. */
export const firstScriptHash: string = cspHash(firstScript);
