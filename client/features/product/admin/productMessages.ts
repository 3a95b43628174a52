import type { Toast } from "../../../shared/toast/ToastContext";

const done = {
  add: { title: "Product added", text: "Your product has been added successfully" },
  update: { title: "Product updated" },
} satisfies Record<string, Toast>;

const doing = { add: "adding", update: "updating", delete: "deleting" };

export const productFailed = (what: keyof typeof doing): Toast => ({
  title: "Error",
  text: `There was an error ${doing[what]} the product. Please try again.`,
  variant: "destructive",
});

export const productDeleted: Toast = { title: "Product deleted", text: "The product has been removed successfully" };

/** The toasts of a form, in the words that the specification has for outfits. */
export const productMessages = (what: keyof typeof done) => ({
  done: done[what],
  failed: productFailed(what),
  /** To try again would not help. */
  gone: {
    title: "Error",
    text: "Somebody else deleted this product. It can be restored from the trash.",
    variant: "destructive",
  } satisfies Toast as Toast,
});
