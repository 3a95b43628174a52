import type { Toast } from "../../../shared/toast/ToastContext";

const done = {
  add: { title: "Outfit added", text: "Your outfit has been added successfully" },
  update: { title: "Outfit updated" },
} satisfies Record<string, Toast>;

const doing = { add: "adding", update: "updating", delete: "deleting" };

export const outfitFailed = (what: keyof typeof doing): Toast => ({
  title: "Error",
  text: `There was an error ${doing[what]} the outfit. Please try again.`,
  variant: "destructive",
});

export const outfitDeleted: Toast = { title: "Outfit deleted", text: "The outfit has been removed successfully" };

/** The toasts of a form, word for word as the specification has them. */
export const outfitMessages = (what: keyof typeof done) => ({
  done: done[what],
  failed: outfitFailed(what),
  /** To try again would not help. */
  gone: {
    title: "Error",
    text: "Somebody else deleted this outfit. It can be restored from the trash.",
    variant: "destructive",
  } satisfies Toast as Toast,
});
