/** Turns "red-carpet" into "Red Carpet". */
export const topicTitle = (slug: string): string =>
  slug
    .split("-")
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

const suggested = ["red-carpet", "street-style", "accessories", "sustainable-fashion", "seasonal-trends", "vintage"];

/** Three of six other topics, for a topic without articles. */
export const suggestedTopics = (slug: string): string[] => suggested.filter((other) => other !== slug).slice(0, 3);
