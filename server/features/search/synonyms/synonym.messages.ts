export const maxPhraseLength = 60;

export const synonymMessages = {
  blank: "Enter a word or a phrase",
  same: "Enter two different words",
  exists: "This synonym already exists",
  tooMany: "There are already 2,000 synonyms. Delete some that nobody needs.",
  gone: "This synonym no longer exists.",
  searchGone: "This search is no longer in the list.",
};
