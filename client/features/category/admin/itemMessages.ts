import type { Toast } from "../../../shared/toast/ToastContext";

const doing = { add: "adding", update: "updating", delete: "deleting" };

export const itemFailed = (what: keyof typeof doing): Toast => ({
  title: "Error",
  text: `There was an error ${doing[what]} the item. Please try again.`,
  variant: "destructive",
});

/** In the manner in which the specification words those of outfits. */
export const itemDone = {
  add: { title: "Item added", text: "Your item has been added successfully" },
  update: { title: "Item updated" },
  delete: { title: "Item deleted", text: "The item has been removed successfully" },
} satisfies Record<string, Toast>;
