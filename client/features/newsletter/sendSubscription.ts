import type { ApolloClient } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { SubscribeNewsletterDocument, type SubscribeNewsletterInput } from "../../graphql/generated/operations";
import type { Toast } from "../../shared/toast/ToastContext";
import { newsletterMessages as messages, type ResultTitles } from "./newsletterMessages";

const writtenForPeople = new Set<unknown>(["BAD_USER_INPUT", "TOO_MANY_REQUESTS"]);

/** What the server says to the visitor, such as that the address is malformed; null for a fault. */
function refusal(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const told = error.errors.find(({ extensions }) => writtenForPeople.has(extensions?.code));
  return told?.message ?? null;
}

export interface Outcome {
  /** The address is on the list now and was not before. */
  done: boolean;
  toast: Toast;
}

/** Sends an address to the list. Loaded by the first visitor's first press of the button. */
export async function sendSubscription(
  client: ApolloClient,
  input: SubscribeNewsletterInput,
  titles: ResultTitles,
): Promise<Outcome> {
  try {
    const { data } = await client.mutate({ mutation: SubscribeNewsletterDocument, variables: { input } });
    if (!data) throw new Error("The answer has no data.");
    const { __typename: outcome, message } = data.subscribeNewsletter;
    const done = outcome === "NewsletterSubscribed";
    const [title, variant] = done ? [titles.done, "default" as const] : [titles.refused, "destructive" as const];
    return { done, toast: { title, text: message, variant } };
  } catch (error) {
    const text = refusal(error);
    const words = text === null ? messages.failed : { title: titles.refused, text };
    return { done: false, toast: { ...words, variant: "destructive" } };
  }
}
