/** In place of style sheets that the build makes. */
export {};
