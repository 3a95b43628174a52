import type { ApolloClient } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { SubscribeNewsletterDocument, type SubscribeNewsletterInput } from "../../../graphql/generated/operations";
import type { Toast } from "../../../shared/toast/ToastContext";
import { newsletterMessages as messages, type ResultTitles } from "./newsletterMessages";

const writtenForPeople = new Set<unknown>(["BAD_USER_INPUT", "FORBIDDEN", "TOO_MANY_REQUESTS"]);

/** The server's message for the visitor, such as an invalid address; null for an internal error. */
function refusal(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const readable = error.errors.find(({ extensions }) => writtenForPeople.has(extensions?.code));
  return readable?.message ?? null;
}

/** What the reader does next; the path is of the mail in a demo, which sends none. */
export interface NextStep {
  text: string;
  outboxPath: string | null;
}

export interface Outcome {
  /** The address was added to the list. */
  done: boolean;
  toast: Toast;
  /** Null when nothing is left to do. */
  next: NextStep | null;
}

/** Sends a subscription. Its code loads on the first press of the button. */
export async function sendSubscription(
  client: ApolloClient,
  input: SubscribeNewsletterInput,
  titles: ResultTitles,
): Promise<Outcome> {
  try {
    const { data } = await client.mutate({ mutation: SubscribeNewsletterDocument, variables: { input } });
    if (!data) throw new Error("The response has no data.");
    const { __typename: outcome, message, next, outboxPath } = data.subscribeNewsletter;
    const done = outcome === "NewsletterSubscribed";
    const [title, variant] = done ? [titles.done, "default" as const] : [titles.refused, "destructive" as const];
    return { done, toast: { title, text: message, variant }, next: next ? { text: next, outboxPath } : null };
  } catch (error) {
    const text = refusal(error);
    const words = text === null ? messages.failed : { title: titles.refused, text };
    return { done: false, toast: { ...words, variant: "destructive" }, next: null };
  }
}
