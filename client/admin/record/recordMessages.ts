import type { Toast } from "../../shared/toast/ToastContext";

const verbs = { add: "adding", update: "updating", delete: "deleting" };

/** Returns the toasts about one row of a kind, such as "outfit", in the specification's words. */
export function recordMessages(noun: string) {
  const title = noun.charAt(0).toUpperCase() + noun.slice(1);
  const failed = (what: keyof typeof verbs): Toast => ({
    title: "Error",
    text: `There was an error ${verbs[what]} the ${noun}. Please try again.`,
    variant: "destructive",
  });
  return {
    add: { done: { title: `${title} added`, text: `Your ${noun} has been added successfully` }, failed: failed("add") },
    update: { done: { title: `${title} updated` }, failed: failed("update") },
    delete: {
      done: { title: `${title} deleted`, text: `The ${noun} has been removed successfully` },
      failed: failed("delete"),
    },
    /** Another try would fail as well. */
    gone: {
      title: "Error",
      text: `Somebody else deleted this ${noun}. It can be restored from the trash.`,
      variant: "destructive",
    },
  } satisfies Record<string, Toast | { done: Toast; failed: Toast }>;
}
