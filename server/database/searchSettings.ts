/** How similar a word must be to what was typed for the search to forgive the difference; 0 to 1, pg_trgm's own is 0.6. */
export const wordSimilarity = "pg_trgm.word_similarity_threshold=0.45";
