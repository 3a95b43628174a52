import { ImportRefused } from "../../../../core/table/importRefused";

type Link = Record<"key" | "link", string>;

/**
 * Returns a function that builds a product's link from a template such as "https://shop.example/products/{handle}", or a
 * network's "https://network.example/?id=1&url={link}" around the link of the file. Neither may be part of the host, or a
 * file could send visitors to any host.
 * @throws ImportRefused for an invalid template.
 */
export function createLinkBuilder(template: string): (product: Link) => string {
  const sample = template.replaceAll(/\{(?:handle|link)\}/g, "x");
  if (!/^https?:\/\//i.test(template) || !URL.canParse(sample)) {
    throw new ImportRefused("The link template must be a URL that begins with http:// or https://.");
  }
  if (!/^https?:\/\/[^/?#{}@\\\s]+[/?#][^\s\\]*\{(?:handle|link)\}/i.test(template)) {
    throw new ImportRefused(
      "The link template must contain {handle} or {link} after the host, as in https://shop.example/products/{handle}.",
    );
  }
  return ({ key, link }) => {
    if (template.includes("{link}") && !link) return "";
    const values = { "{handle}": key, "{link}": link };
    return new URL(
      template.replaceAll(/\{(?:handle|link)\}/g, (name) => encodeURIComponent(values[name as keyof typeof values])),
    ).href;
  };
}
