/** Is in the environment of the site that all tests share, which does nothing with it. */
export const siteSecret = "a-secret-that-nobody-is-told";
