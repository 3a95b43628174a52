import type { SampleSocialPost } from "../sampleData.types";

export const socialPosts: SampleSocialPost[] = [
  {
    platform: "instagram",
    username: "wornby",
    content:
      "Marisol Vantreight, one emerald column gown and not a necklace in sight. The neckline does the talking; we have the notes and three look-alikes under $300. #WornBy #RedCarpet",
    dateText: "2 days ago",
    link: "https://instagram.example/wornby/emerald-column-gown",
  },
  {
    platform: "twitter",
    username: "wornby",
    content:
      "Kairo Lune walked through an airport in a $48 hoodie and a $900 overcoat. The order of those prices is the whole lesson.",
    dateText: "4 days ago",
    link: "https://twitter.example/wornby/airport-overcoat",
  },
  {
    platform: "instagram",
    username: "wornby",
    content:
      "Juniper Asante found this houndstooth blazer in a charity shop, moved the buttons two centimetres and looks better than the rest of us. Full outfit on her page. #Thrifted #WornBy",
    dateText: "1 week ago",
    link: "https://instagram.example/wornby/houndstooth-blazer",
  },
];
