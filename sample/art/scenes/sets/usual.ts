/** What a scene takes where the words name nothing that fits. */
export const usualGarments = [
  "slip gown",
  "trench coat",
  "blazer",
  "midi dress",
  "shirt",
  "wide-leg trousers",
  "knit",
] as const;
export const usualDresses = ["slip gown", "midi dress", "slip dress", "wrap dress", "column gown"] as const;
export const usualShoes = ["pumps", "loafers", "mules", "ankle boots", "slingbacks"] as const;
export const usualBags = ["top-handle bag", "tote", "shoulder bag", "bucket bag", "baguette bag"] as const;
