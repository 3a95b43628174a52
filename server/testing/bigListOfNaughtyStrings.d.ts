declare module "big-list-of-naughty-strings" {
  const naughtyStrings: readonly string[];
  export = naughtyStrings;
}
