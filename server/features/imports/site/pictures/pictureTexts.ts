import { isWebAddress } from "../../../../core/text/address";

/** Addresses of pictures in Markdown. Linear: neither part contains the mark that begins another one. */
const markdownPicture = /(!\[[^\][]{0,500}\]\(\s{0,10}<?)(https?:\/\/[^\s()<>]{1,2000})/g;

/** Returns the addresses of other sites' pictures in a Markdown text. */
export const listPictures = (markdown: string): string[] =>
  [...markdown.matchAll(markdownPicture)].map(([, , address]) => address).filter(isWebAddress);

interface Pictured {
  image?: string | null;
  content?: string | null;
}

/** Returns the pictures of other sites that the values of a row use. */
export function findPictures({ image, content }: Pictured): string[] {
  return [...(image && isWebAddress(image) ? [image] : []), ...(content ? listPictures(content) : [])];
}

/** Replaces pictures that the site has stored already. */
export function useStored<Values extends Pictured>(values: Values, stored: ReadonlyMap<string, string>): Values {
  if (stored.size === 0) return values;
  const { image, content } = values;
  return {
    ...values,
    ...(image && { image: stored.get(image) ?? image }),
    ...(content && {
      content: content.replace(
        markdownPicture,
        (_picture, before: string, address: string) => before + (stored.get(address) ?? address),
      ),
    }),
  };
}
