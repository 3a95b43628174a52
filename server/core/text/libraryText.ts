import type { Audience } from "../read/audience";

/** SQL for texts of the media library about the picture of a row; `image` is an expression with its address. */

const libraryAlt = (image: string): string => `SELECT alt FROM pictures WHERE address = ${image}`;

/** The alternative text of a picture without one of its own; empty when the library has none either. */
export const altFromLibrary = (image: string): string => `SELECT COALESCE((${libraryAlt(image)}), '')`;

/** The row's own text. Visitors get the library's when it is empty; editors do not, so that no form saves it as the row's. */
export const altOrLibrary = (alt: string, image: string, audience: Audience): string =>
  audience === "editor"
    ? `SELECT ${alt}`
    : `SELECT CASE WHEN ${alt} = '' THEN COALESCE((${libraryAlt(image)}), '') ELSE ${alt} END`;

/** Credit and license with a comma between them; null when the library has neither. */
export const creditFromLibrary = (image: string): string =>
  `SELECT NULLIF(concat_ws(', ', NULLIF(credit, ''), NULLIF(license, '')), '') FROM pictures WHERE address = ${image}`;
