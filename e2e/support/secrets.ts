/** An unused secret in the environment of the shared site. */
export const siteSecret = "a-secret-that-must-not-leak";
