/** Files that editors upload and download, and the stream of changes. */
export const apiFolder = "/api/";
export const apiPaths = {
  analytics: "/api/analytics.csv",
  conversions: "/api/conversions",
  earnings: "/api/earnings.csv",
  draftPreview: "/api/preview-draft",
  live: "/api/live",
  livePresence: "/api/live/presence",
  mail: "/api/mail",
  outfits: "/api/outfits",
  outfitsFile: "/api/outfits.csv",
  pictures: "/api/pictures",
  pictureCrops: "/api/pictures/crops",
  products: "/api/products",
  productColumns: "/api/products/columns",
  questionPicture: "/api/questions/:id/picture",
  siteImports: "/api/site-imports",
  subscribers: "/api/subscribers",
  subscriberColumns: "/api/subscribers/columns",
  subscribersFile: "/api/subscribers.csv",
};

/** The picture of a question, by the question's id. */
export const questionPicturePath = (id: string): string => apiPaths.questionPicture.replace(":id", id);

/** Where an affiliate program reports its sales by signed requests. */
export const postbackPath = (programId: string): string => `/api/postback/${programId}`;
