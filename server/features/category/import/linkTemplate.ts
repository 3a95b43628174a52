import { ImportRefused } from "../../../shared/csv/importRefused";

/**
 * Returns a function that builds a product link from a template such as "https://shop.example/products/{handle}". The
 * handle must not be part of the host, or a file could send visitors to any host.
 * @throws ImportRefused for an invalid template.
 */
export function createLinkBuilder(template: string): (handle: string) => string {
  const sample = template.replaceAll("{handle}", "x");
  if (!/^https?:\/\//i.test(template) || !URL.canParse(sample)) {
    throw new ImportRefused("The link template must be a URL that begins with http:// or https://.");
  }
  if (!/^https?:\/\/[^/?#{}@\\\s]+[/?#][^\s\\]*\{handle\}/i.test(template)) {
    throw new ImportRefused(
      "The link template must contain {handle} after the host, as in https://shop.example/products/{handle}.",
    );
  }
  return (handle) => new URL(template.replaceAll("{handle}", () => encodeURIComponent(handle))).href;
}
