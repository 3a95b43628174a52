const general = ["celebrity style", "celebrity fashion", "shop the look", "get the look", "who wore that"];

const own: Readonly<Record<string, readonly string[]>> = {
  dresses: ["celebrity dresses", "red carpet dresses", "evening gowns", "designer dresses", "party dresses"],
  shoes: ["celebrity shoes", "designer heels", "celebrity sneakers", "red carpet shoes", "designer boots"],
  makeup: ["celebrity makeup", "red carpet makeup", "celebrity lipstick", "makeup looks", "celebrity beauty"],
  handbags: ["celebrity handbags", "designer handbags", "celebrity bags", "evening clutches", "it bags"],
};

/** Keywords for search engines, at most ten. */
export const categoryKeywords = (name: string): readonly string[] =>
  [...general, ...(Object.hasOwn(own, name) ? (own[name] ?? []) : [])].slice(0, 10);
