import type { SampleTestimonial } from "../sampleData.types";

export const testimonials: SampleTestimonial[] = [
  {
    name: "Rosalind Achterberg",
    role: "Secondary-school teacher, Utrecht",
    quote:
      "I wanted Anouk Serrault's camel trench for six years of school gates, not for one party. WornBy told me plainly that hers was not on sale and found me one at a third of the price I feared. It has survived two winters and a class trip.",
  },
  {
    name: "Devraj Pellham",
    role: "Best man, twice",
    quote:
      "I showed my tailor Idris Falkenrath's navy suit on my phone, with the notes about the shoulder and the trouser break. He read them, grunted, and did exactly that. Both grooms have since asked for the link.",
  },
  {
    name: "Imke Sallow",
    role: "Costume assistant, Glasgow",
    quote:
      "The look-alikes are labelled as look-alikes, which is rarer than it should be. I searched for burgundy slingbacks under a hundred dollars on a Tuesday and had them on stage by Friday.",
  },
];
