import type { RefusedForm } from "../seo/PageStatus";

/** Id of the sentence that says why a form was not stored. */
export const refusalId = "refusal";

/** The props of a field of a plain form: the one that is wrong is marked, and has the focus when the page opens. */
export const refusedField = (refused: RefusedForm | null, name: string) =>
  refused?.field === name ? { "aria-invalid": true, "aria-describedby": refusalId, autoFocus: true } : {};
