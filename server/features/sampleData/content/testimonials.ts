import type { SampleTestimonial } from "../sampleData.types";

export const testimonials: SampleTestimonial[] = [
  {
    name: "Rosalind Achterberg",
    role: "Secondary-school teacher, Utrecht",
    quote:
      "I wanted Anouk Serrault's houndstooth overcoat for the school gate, not for a party. WornBy told me plainly " +
      "that hers had been her grandfather's and pointed me to one that I could buy. It has survived a winter and two " +
      "class trips.",
  },
  {
    name: "Devraj Pellham",
    role: "Best man, twice",
    quote:
      "I showed my tailor Idris Falkenrath's navy suit on my phone, with the note about how much shirt cuff to " +
      "leave. He read it, grunted, and did exactly that. Both grooms have since asked for the link.",
  },
  {
    name: "Imke Sallow",
    role: "Costume assistant, Glasgow",
    quote:
      "The look-alikes are labelled as look-alikes, which is rarer than it should be. I searched for burgundy " +
      "slingbacks under a hundred dollars on a Tuesday and had them on stage by Friday.",
  },
];
