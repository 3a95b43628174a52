import { useHasRole } from "./accountContext";

const open: readonly string[] = ["DRAFT", "IN_REVIEW"];

interface ContentRights {
  /** Publishes, deletes and imports; a contributor does not. */
  isEditor: boolean;
  /** Whether the forms of a row are offered: a contributor changes nothing that is scheduled or published. */
  canEdit: (row: { status: string }) => boolean;
}

/** What the lists of celebrities, outfits and articles offer to the signed-in person. */
export function useContentRights(): ContentRights {
  const isEditor = useHasRole("editor");
  return { isEditor, canEdit: ({ status }) => isEditor || open.includes(status) };
}
