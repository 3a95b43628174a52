/** Is in the environment of the site that all tests share, which does nothing with it. */
export const secretOfTheSite = "a-secret-that-nobody-is-told";
