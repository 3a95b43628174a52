/**
 * Links of a previewed article open in a tab of their own, so that a click does not leave the editor. `html` is the server's:
 * its links begin with href.
 */
export const linksAside = (html: string): string =>
  html.replace(/<a href="[^"<>]*"[^<>]*>/g, (tag) =>
    tag.includes(" target=") ? tag : tag.replace(/^<a href="[^"]*"/, '$& target="_blank" rel="noopener"'),
  );
