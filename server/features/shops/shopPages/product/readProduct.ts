import { isNode, listValues, type PageNode, readName, readText, readBrand, readLine } from "./pageNode";
import { describeNode, readOffers, type Resolve, type StatedOffer } from "./readOffers";
import type { PageSource } from "./productPage.types";
import type { ProductNodes, ProductRole } from "./findProducts";

/** A product as one source of a page states it. */
export interface StatedProduct {
  source: PageSource;
  role: ProductRole;
  name: string;
  brand: string;
  urls: string[];
  ids: string[];
  gtins: string[];
  /** As written, the best one first. */
  images: string[];
  offers: StatedOffer[];
}

const maxImages = 10;

/** Returns the addresses of pictures, which are texts, objects, or lists of both. */
export const readImages = (images: readonly unknown[]): string[] =>
  images
    .slice(0, maxImages)
    .map((image) =>
      isNode(image) ? readText(image.url) || readText(image.contentUrl) || readText(image["@id"]) : readText(image),
    )
    .filter(Boolean);

/** Returns a function that replaces a reference ("@id" and perhaps a type) by the object itself. */
const createResolve =
  (byId: ProductNodes["byId"]): Resolve =>
  (value) => {
    if (!isNode(value) || typeof value["@id"] !== "string" || Object.keys(value).length > 2) return value;
    return byId.get(value["@id"]) ?? value;
  };

function readProduct(node: PageNode, role: ProductRole, source: PageSource, resolve: Resolve): StatedProduct {
  const { urls, ids, gtins, images } = describeNode(node);
  const [group] = listValues(node.isVariantOf).map(resolve).filter(isNode);
  const variants = [...listValues(node.hasVariant), ...listValues(node.model)].map(resolve).filter(isNode);
  const variantOffers = variants.flatMap((variant) => readOffers(variant, readText(variant.name), resolve));
  return {
    source,
    role,
    name: readLine(readText(node.name)),
    brand: readBrand(readName(listValues(node.brand ?? group?.brand).map(resolve)[0])),
    urls,
    ids,
    gtins,
    images: readImages(images.map(resolve)),
    offers: variantOffers.length ? variantOffers.slice(0, 500) : readOffers(node, "", resolve),
  };
}

/** Returns the products of a source with a name or an offer. */
export function readProducts({ products, byId }: ProductNodes, source: PageSource): StatedProduct[] {
  const resolve = createResolve(byId);
  return products
    .map(({ node, role }) => readProduct(node, role, source, resolve))
    .filter(({ name, offers }) => name !== "" || offers.length > 0);
}
