import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import { SubscribeNewsletterDocument } from "../../graphql/generated/operations";
import { useToast } from "../../shared/toast/ToastContext";
import { newsletterMessages as messages, plainTitles, type ResultTitles } from "./newsletterMessages";

/** The form that asks; the server knows no others. */
export type NewsletterSource = "footer" | "blog_page" | "home" | `category-${string}`;

export interface Subscription {
  email: string;
  /** The field that people do not see. */
  website: string;
}

const writtenForPeople = new Set<unknown>(["BAD_USER_INPUT", "TOO_MANY_REQUESTS"]);

/** What the server says to the visitor, such as that the address is malformed; null for a fault. */
function refusal(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const told = error.errors.find(({ extensions }) => writtenForPeople.has(extensions?.code));
  return told?.message ?? null;
}

/** Subscribes and tells the outcome in a toast; answers whether the address is on the list now and was not before. */
export function useSubscribeNewsletter(source: NewsletterSource, titles: ResultTitles = plainTitles) {
  const [mutate, { loading }] = useMutation(SubscribeNewsletterDocument);
  const toast = useToast();
  const subscribe = useCallback(
    async ({ email, website }: Subscription): Promise<boolean> => {
      if (email.trim() === "") {
        toast({ ...messages.required, variant: "destructive" });
        return false;
      }
      try {
        const { data } = await mutate({
          variables: { input: { email: email.trim(), source, website: website || null } },
        });
        if (!data) throw new Error("The answer has no data.");
        const { __typename: outcome, message } = data.subscribeNewsletter;
        const done = outcome === "NewsletterSubscribed";
        toast({ title: done ? titles.done : titles.refused, text: message, variant: done ? "default" : "destructive" });
        return done;
      } catch (error) {
        const text = refusal(error);
        toast({ ...(text === null ? messages.failed : { title: titles.refused, text }), variant: "destructive" });
        return false;
      }
    },
    [mutate, source, titles, toast],
  );
  return { subscribe, busy: loading };
}
