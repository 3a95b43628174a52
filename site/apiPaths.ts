/** Files that editors upload and download, and the stream of changes. */
export const apiFolder = "/api/";
export const apiPaths = {
  analytics: "/api/analytics.csv",
  conversions: "/api/conversions",
  earnings: "/api/earnings.csv",
  draftPreview: "/api/preview-draft",
  live: "/api/live",
  livePresence: "/api/live/presence",
  outfits: "/api/outfits",
  outfitsFile: "/api/outfits.csv",
  pictures: "/api/pictures",
  pictureCrops: "/api/pictures/crops",
  products: "/api/products",
  subscribers: "/api/subscribers",
  subscriberColumns: "/api/subscribers/columns",
  subscribersFile: "/api/subscribers.csv",
};

/** Where an affiliate program reports its sales by signed requests. */
export const postbackPath = (programId: string): string => `/api/postback/${programId}`;
