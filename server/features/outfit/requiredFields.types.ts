/** What an outfit needs unless it is a draft. Messages quoted from the specification. */
export const requiredOutfitFields = {
  image: "Image URL is required",
  celebrityId: "Celebrity is required",
  description: "Description is required",
};
