import { basisLabels } from "../basisLabels";

/** On what an identification rests, for the editors' choice. */
export const basisOptions = Object.entries(basisLabels).map(([value, label]) => ({ value, label }));
