import { ImportRefused } from "../../../shared/csv/importRefused";

/**
 * How products are linked: "https://shop.example/products/{handle}". The handle may not stand in the host's name, else a
 * file could lead visitors to any host.
 * @throws ImportRefused when it is no such template.
 */
export function createLinkBuilder(template: string): (handle: string) => string {
  const sample = template.replaceAll("{handle}", "x");
  if (!/^https?:\/\//i.test(template) || !URL.canParse(sample)) {
    throw new ImportRefused("The link template must be an address that begins with http:// or https://.");
  }
  if (!/^https?:\/\/[^/?#{}@\\\s]+[/?#][^\s\\]*\{handle\}/i.test(template)) {
    throw new ImportRefused(
      "The link template must contain {handle} after the host's name, as in https://shop.example/products/{handle}.",
    );
  }
  return (handle) => new URL(template.replaceAll("{handle}", () => encodeURIComponent(handle))).href;
}
