/** Replaces style sheets that only the build generates. */
export {};
