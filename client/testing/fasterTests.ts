/** Leaves out work of the libraries that no test reads: a third of the time of a page's tests. */
import { configure, getConfig } from "@testing-library/react";
import * as React from "react";

const { getElementError } = getConfig();
configure({
  getElementError: (message, container) => {
    // While a query is repeated, its error is thrown away. The last one is printed with the page.
    const isRepeated = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
      ._disableExpensiveErrorDiagnostics;
    return isRepeated
      ? Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" })
      : getElementError(message, container);
  },
});

// React takes a stack for each element, up to this number, for its warnings.
const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => 10_000, set: () => undefined });

// A query by role reads the styles of the same elements many times. jsdom computes them each time.
const { getComputedStyle } = window;
let styles = new WeakMap<Element, CSSStyleDeclaration>();
const observer = new MutationObserver(() => (styles = new WeakMap()));
observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
window.getComputedStyle = (element, pseudoElement) => {
  if (!document.contains(element)) return getComputedStyle(element, pseudoElement);
  if (observer.takeRecords().length > 0) styles = new WeakMap();
  const style = styles.get(element) ?? getComputedStyle(element, pseudoElement);
  styles.set(element, style);
  return style;
};
