import { compile } from "html-to-text";
import type { ReactElement } from "react";
// The variant without asynchronous hooks, which slow down every request, and without an open channel, which keeps commands running.
import { renderToStaticMarkup } from "react-dom/server.edge";

export interface RenderedMail {
  html: string;
  /** The same as plain text: lines of at most 78 characters, links in brackets. */
  text: string;
}

const toText = compile({
  wordwrap: 78,
  selectors: [
    { selector: "[data-html-only]", format: "skip" },
    { selector: "img", format: "skip" },
    // Links of pictures repeat the link of the text beside them.
    { selector: "a[aria-hidden]", format: "skip" },
    { selector: "a", options: { hideLinkHrefIfSameAsText: true } },
    { selector: "h1", options: { uppercase: false } },
    { selector: "h2", options: { uppercase: false } },
  ],
});

/** Renders a mail from its component, a `MailLayout`. */
export function renderMail(mail: ReactElement): RenderedMail {
  const html = `<!doctype html>${renderToStaticMarkup(mail)}`;
  return { html, text: toText(html) };
}
