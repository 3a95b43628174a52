import type { SampleSocialPost } from "../sampleData.types";

export const socialPosts: SampleSocialPost[] = [
  {
    platform: "instagram",
    username: "wornby",
    content:
      "Marisol Vantreight, one emerald column gown and almost nothing to see from the front. The back does the " +
      "talking, and two hidden weights do the work. All the pieces are on her page. #WornBy #RedCarpet",
    dateText: "2 days ago",
    link: "https://instagram.example/wornby/emerald-column-gown",
  },
  {
    platform: "twitter",
    username: "wornby",
    content:
      "Kairo Lune paid two euros for a lavender hoodie that a shop window had faded for ten years. The copy takes a " +
      "factory a week. Somewhere a shopkeeper is weeping.",
    dateText: "4 days ago",
    link: "https://twitter.example/wornby/lavender-hoodie",
  },
  {
    platform: "instagram",
    username: "wornby",
    content:
      "Juniper Asante's rust checks came from two retired bank managers, and very nearly match. She moved the " +
      "buttons, hid the rest behind a belt and kept the receipts. Full outfit on her page. #Thrifted #WornBy",
    dateText: "1 week ago",
    link: "https://instagram.example/wornby/rust-checked-suit",
  },
];
