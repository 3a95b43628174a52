/**
 * Makes links of a preview open in a new tab, so that a click does not leave the editor. The server renders `html` with
 * href as the first attribute.
 */
export const addNewTabTargets = (html: string): string =>
  html.replace(/<a href="[^"<>]*"[^<>]*>/g, (tag) =>
    tag.includes(" target=") ? tag : tag.replace(/^<a href="[^"]*"/, '$& target="_blank" rel="noopener"'),
  );
