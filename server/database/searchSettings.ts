/** Minimum similarity of a misspelled word, from 0 to 1. The default of pg_trgm is 0.6. */
export const wordSimilarity = "pg_trgm.word_similarity_threshold=0.45";
