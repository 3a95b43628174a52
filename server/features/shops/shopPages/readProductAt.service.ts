import type { RespondedTrail } from "./followLink.service";
import type { PageReader } from "./pageReader.service";
import type { ProductPage } from "./product/productPage.types";

/**
 * Reads the product where a link led. A redirect keeps the part after #, which may name the variant.
 * @param start the address of the link.
 * @throws PageUnreadable
 */
export async function readProductAt(
  { response: { body, headers }, address }: RespondedTrail,
  start: URL,
  pages: PageReader,
): Promise<{ page: ProductPage; address: URL }> {
  const final = new URL(address);
  if (!final.hash) final.hash = start.hash;
  const page = await pages.read({ task: "product", body, contentType: headers["content-type"], address: final.href });
  return { page, address: final };
}
