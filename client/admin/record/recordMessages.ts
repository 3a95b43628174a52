import type { Toast } from "../../shared/toast/ToastContext";
import { isNotFound } from "../graphql/adminErrors";

const verbs = { add: "adding", update: "updating", delete: "deleting" };

/** Returns the toasts about one row of a kind, such as "outfit", in the specification's words. */
export function recordMessages(noun: string) {
  const title = noun.charAt(0).toUpperCase() + noun.slice(1);
  const fail = (text: string): Toast => ({ title: "Error", text, variant: "destructive" });
  const failed = (what: keyof typeof verbs) => fail(`There was an error ${verbs[what]} the ${noun}. Please try again.`);
  // Another try would fail as well.
  const gone = fail(`Somebody else deleted this ${noun}. It can be restored from the trash.`);
  const explain = (what: keyof typeof verbs) => (_message: string, error: unknown) =>
    isNotFound(error) ? gone : failed(what);
  return {
    add: {
      done: { title: `${title} added`, text: `Your ${noun} has been added successfully` },
      failed: explain("add"),
    },
    update: { done: { title: `${title} updated` }, failed: explain("update") },
    delete: {
      done: { title: `${title} deleted`, text: `The ${noun} has been removed successfully` },
      failed: failed("delete"),
    },
  };
}
