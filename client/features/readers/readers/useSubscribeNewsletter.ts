import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { useToast } from "../../../shared/toast/ToastContext";
import type { NextStep } from "./sendSubscription";
import { newsletterMessages as messages, plainTitles, type ResultTitles } from "./newsletterMessages";

/** The form that the subscription comes from; the server rejects other values. */
export type NewsletterSource =
  "footer" | "blog_page" | "home" | "celebrity_page" | "place_page" | "favorites" | `category-${string}`;

const isSource = (text: string): text is NewsletterSource =>
  /^(?:footer|blog_page|home|(?:celebrity|place)_page|category-[a-z]+)$/.test(text);

/** Parses a source from a URL or a submitted form; the footer for an unknown one. */
export const readNewsletterSource = (text: string | null | undefined): NewsletterSource =>
  text && isSource(text) ? text : "footer";

export interface Subscription {
  email: string;
  /** The honeypot field. */
  website: string;
}

interface Wish {
  /** Slug of a celebrity, for the new looks instead of the newsletter. */
  celebrity?: string;
  /** Id of a place, for the new looks instead of the newsletter. */
  place?: string;
  /** Ids of pieces, for alerts instead of the newsletter. */
  pieces?: string[];
}

/**
 * Subscribes and shows the outcome in a toast; returns true when the address was added to the list. `next` stays: what the
 * reader does then.
 */
export function useSubscribeNewsletter(source: NewsletterSource, titles: ResultTitles = plainTitles, wish: Wish = {}) {
  const { celebrity, place, pieces } = wish;
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const [next, setNext] = useState<NextStep | null>(null);
  const toast = useToast();
  const subscribe = useCallback(
    async ({ email, website }: Subscription): Promise<boolean> => {
      if (email.trim() === "") {
        toast({ ...messages.required, variant: "destructive" });
        return false;
      }
      setBusy(true);
      setNext(null);
      try {
        const { sendSubscription } = await import("./sendSubscription");
        const input = { email: email.trim(), source, website: website || null, celebrity, place, pieces };
        const outcome = await sendSubscription(client, input, titles);
        toast(outcome.toast);
        setNext(outcome.next);
        return outcome.done;
      } catch {
        // The code failed to load.
        toast({ ...messages.failed, variant: "destructive" });
        return false;
      } finally {
        setBusy(false);
      }
    },
    [client, source, titles, celebrity, place, pieces, toast],
  );
  return { subscribe, busy, next };
}
