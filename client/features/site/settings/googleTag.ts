import { outboundFolder } from "../../../../site/outbound";
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export interface GoogleTag {
  /** Measurement id, as in G-AB12CD34EF. */
  id: string;
  anonymizeIp: boolean;
  trackOutboundLinks: boolean;
}

let started = false;

/** https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out */
const setStopped = (id: string, isStopped: boolean): void =>
  void Object.assign(window, { [`ga-disable-${id}`]: isStopped });

/** Stops all reports of this document, also those of a script that is loaded already, and deletes the script's cookies. */
export function stopGoogleTag(id: string): void {
  setStopped(id, true);
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.slice(0, cookie.indexOf("="));
    if (name === "_ga" || name.startsWith("_ga_")) document.cookie = `${name}=; path=/; max-age=0`;
  }
}

/** Outbound redirects look like pages of this site (/go/...), so the script does not recognize them. */
const isOutboundRedirect = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && pathname.startsWith(outboundFolder);

/**
 * Loads Google's script once per document. This module configures it, so that the page needs no inline script:
 * https://developers.google.com/tag-platform/gtagjs/reference
 */
export function startGoogleTag({ id, anonymizeIp, trackOutboundLinks }: GoogleTag): void {
  setStopped(id, false);
  if (started) return;
  started = true;
  const queue = (window.dataLayer ??= []);
  function gtag(..._words: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params -- the script recognizes its calls by the type of this object
    queue.push(arguments);
  }
  gtag("js", new Date());
  // The Content Security Policy blocks advertising hosts.
  gtag("config", id, {
    anonymize_ip: anonymizeIp,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // For this host alone, so that its cookies can be deleted without guessing their domain.
    cookie_domain: "none",
  });
  if (trackOutboundLinks) {
    document.addEventListener("click", ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link && isOutboundRedirect(link)) gtag("event", "click", { link_url: link.href, outbound: true });
    });
  }
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
