/** Files that editors upload and download. */
export const apiFolder = "/api/";
export const apiPaths = {
  analytics: "/api/analytics.csv",
  conversions: "/api/conversions",
  draftPreview: "/api/preview-draft",
  outfits: "/api/outfits",
  outfitsFile: "/api/outfits.csv",
  pictures: "/api/pictures",
  pictureCrops: "/api/pictures/crops",
  products: "/api/products",
  subscribers: "/api/subscribers",
  subscribersFile: "/api/subscribers.csv",
};
