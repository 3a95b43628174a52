/**
 * Links of a previewed article open in a tab of their own, so that a click does not leave the editor. `html` is the server's:
 * its links begin with href.
 */
export const linksAside = (html: string): string =>
  html.replace(/<a (?![^>]*target=)(href="[^"]*")/g, '<a $1 target="_blank" rel="noopener"');
