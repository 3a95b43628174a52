/** Bulk actions for outfits; the names are fields of the server's input. */
export type BulkOutfitsAction = "delete" | "occasion" | "addTag" | "removeTag";

interface Words {
  title: string;
  /** "12 outfits ..." */
  consequence: (value: string) => string;
  confirmLabel: string;
  busyLabel: string;
  done: "deleted" | "updated";
}

export const bulkOutfitsWords: Record<BulkOutfitsAction, Words> = {
  delete: {
    title: "Delete outfits",
    consequence: () => "will be moved to the trash, with their products",
    confirmLabel: "Delete",
    busyLabel: "Deleting...",
    done: "deleted",
  },
  occasion: {
    title: "Set occasion",
    consequence: (occasion) => `will have the occasion ${occasion}`,
    confirmLabel: "Set occasion",
    busyLabel: "Updating...",
    done: "updated",
  },
  addTag: {
    title: "Add tag",
    consequence: (tag) => `will get the tag ${tag}`,
    confirmLabel: "Add tag",
    busyLabel: "Updating...",
    done: "updated",
  },
  removeTag: {
    title: "Remove tag",
    consequence: (tag) => `will lose the tag ${tag}`,
    confirmLabel: "Remove tag",
    busyLabel: "Updating...",
    done: "updated",
  },
};
