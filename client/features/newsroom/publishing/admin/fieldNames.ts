const named: Record<string, string> = {
  image: "image URL",
  celebrityId: "celebrity",
  pieceId: "piece",
  imageAlt: "alternative text",
  focalX: "focal point",
  focalY: "focal point",
  affiliateLink: "affiliate link",
  fullDescription: "full description",
  pieces: "pieces",
  pictures: "further pictures",
  products: "products",
  ownFacts: "facts",
  factsChosen: "facts are chosen",
};

const toWords = (name: string): string => named[name] ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** "products.originalPrice" becomes "products: original price". */
export const nameField = (field: string): string => field.split(".").map(toWords).join(": ");

/** "Title, tags and 3 more". */
export function nameFields(fields: readonly string[], most = 3): string {
  const names = [...new Set(fields.map((field) => toWords(field.split(".")[0] ?? field)))];
  const text = names.slice(0, most).join(", ") + (names.length > most ? ` and ${names.length - most} more` : "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
