import { adminPaths } from "../../../../../../site/addresses";
import { contentKinds } from "../../../../../admin/kind/contentKinds";
import type { PictureFieldsFragment, PictureUseKind } from "../../../../../graphql/generated/adminOperations";

/** Root lists that a change of the library touches. */
export const pictureLists = ["pictures"] as const;

/** Suggestions; any other text is valid, too. */
export const licenses: readonly string[] = [
  "All rights reserved",
  "Used with permission",
  "Press kit",
  "Editorial license",
  "CC BY 4.0",
  "CC BY-SA 4.0",
  "CC0 1.0",
];

/** Returns a name for a button or a heading: the file's, or what the picture shows. */
export const pictureName = ({ fileName, alt }: { fileName: string; alt: string }): string =>
  fileName || alt || "Picture without a name";

const kilobyte = 1024;

/** "820 KB", "3.4 MB" */
export function fileSizeText(bytes: number): string {
  const kilobytes = bytes / kilobyte;
  return kilobytes < kilobyte ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / kilobyte).toFixed(1)} MB`;
}

export const pictureUseKinds: Readonly<
  Record<PictureUseKind, { label: string; screen?: (query: { edit: string }) => string }>
> = {
  ...contentKinds,
  settings: { label: "Settings" },
  testimonial: { label: "Testimonial" },
  socialPost: { label: "Social post" },
  administrator: { label: "Administrator" },
};

type Use = PictureFieldsFragment["uses"][number];

/** Returns the address that shows a use for editing; null for what has no screen. */
export function getUseAddress({ kind, id, title, isTrashed }: Use): string | null {
  if (isTrashed) return adminPaths.trash({ search: title });
  if (kind === "settings") return adminPaths.settings();
  return id ? (pictureUseKinds[kind].screen?.({ edit: id }) ?? null) : null;
}
