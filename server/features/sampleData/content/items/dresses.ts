import type { SampleItem } from "../../sampleData.types";

export const dresses: SampleItem[] = [
  {
    title: "Sage Linen Wrap Dress",
    price: "$128",
    retailer: "Northloom",
    affiliateLink: "https://northloom.example/dresses/sage-linen-wrap-dress",
    description:
      "Washed European linen with a true wrap front and an inside tie that keeps the neckline where you put it. Side " +
      "pockets, sleeves to the elbow.",
    rating: 4.6,
    reviewCount: 212,
  },
  {
    title: "Ivory Silk Slip Dress",
    price: "$345",
    originalPrice: "$420",
    retailer: "Maison Verre",
    affiliateLink: "https://maisonverre.example/dresses/ivory-silk-slip-dress",
    description:
      "Bias-cut silk satin of a decent weight, so it hangs rather than clings. Adjustable straps and a hem that " +
      "clears the ankle.",
    rating: 4.4,
    reviewCount: 87,
  },
  {
    title: "Black Halter Gown",
    price: "$890",
    retailer: "Atelier Ostara",
    affiliateLink: "https://ostara.example/dresses/black-halter-gown",
    description:
      "Matte crepe cut from a single front panel, fastened at the nape by two covered buttons. The back is open to " +
      "the waist.",
  },
  {
    title: "Navy Striped Shirt Dress",
    price: "$94",
    retailer: "Halden & Co",
    affiliateLink: "https://haldenco.example/dresses/navy-striped-shirt-dress",
    description:
      "Cotton poplin with a stand collar and a removable belt. Long enough to wear alone and crisp enough to wear " +
      "open over trousers.",
    rating: 4.7,
    reviewCount: 386,
  },
  {
    title: "Emerald Column Gown",
    price: "$1,180",
    originalPrice: "$1,475",
    retailer: "Atelier Ostara",
    affiliateLink: "https://ostara.example/dresses/emerald-column-gown",
    description:
      "Double-faced satin falling straight from the collarbone to the floor, with one slit at the back seam for " +
      "walking.",
    rating: 4.8,
    reviewCount: 19,
  },
  {
    title: "Rust Ribbed Sweater Dress",
    price: "$86",
    originalPrice: "$110",
    retailer: "Northloom",
    affiliateLink: "https://northloom.example/dresses/rust-ribbed-sweater-dress",
    description:
      "Merino blend in a wide rib that follows the body without gripping it. Mock neck, and cuffs long enough to " +
      "fold back.",
    rating: 4.3,
    reviewCount: 164,
  },
  {
    title: "Cobalt Pleated Midi Dress",
    price: "$215",
    retailer: "Pellier",
    affiliateLink: "https://pellier.example/dresses/cobalt-pleated-midi-dress",
    description:
      "Permanent pleats from the shoulder yoke down, drawn in by a narrow self-coloured belt. It packs flat and " +
      "comes out looking the same.",
  },
  {
    title: "Blush Tulle Ballgown",
    price: "$1,640",
    retailer: "Maison Verre",
    affiliateLink: "https://maisonverre.example/dresses/blush-tulle-ballgown",
    description:
      "Eleven metres of soft tulle over a boned silk bodice, light enough to sit down in. Made to order in four weeks.",
    rating: 4.9,
    reviewCount: 11,
  },
  {
    title: "Crimson Velvet Mini Dress",
    price: "$178",
    originalPrice: "$240",
    retailer: "Velvet Row",
    affiliateLink: "https://velvetrow.example/dresses/crimson-velvet-mini-dress",
    description:
      "Cotton velvet with long sleeves, a square neckline and a slightly flared skirt. Fully lined in slippery " +
      "viscose.",
    rating: 4.2,
    reviewCount: 73,
  },
  {
    title: "White Eyelet Midi Dress",
    price: "$142",
    retailer: "Solstreet",
    affiliateLink: "https://solstreet.example/dresses/white-eyelet-midi-dress",
    description:
      "Cotton broderie with a smocked back panel and straps wide enough to hide an ordinary bra. The lining stops at " +
      "the knee.",
    rating: 4.5,
    reviewCount: 128,
  },
  {
    title: "Terracotta Floral Kaftan",
    price: "$69",
    retailer: "Solstreet",
    affiliateLink: "https://solstreet.example/dresses/terracotta-floral-kaftan",
    description:
      "Hand-blocked cotton voile with side slits and a cord at the neck. One size that covers most people from small " +
      "to extra large.",
  },
  {
    title: "Champagne Slip Gown",
    price: "$560",
    originalPrice: "$700",
    retailer: "Velvet Row",
    affiliateLink: "https://velvetrow.example/dresses/champagne-slip-gown",
    description: "Heavy acetate satin with a cowl front and a short train that hooks up for dancing.",
  },
  {
    title: "Chocolate Leather-Look Shirt Dress",
    price: "$119",
    retailer: "Halden & Co",
    affiliateLink: "https://haldenco.example/dresses/chocolate-leather-look-shirt-dress",
    description:
      "Coated cotton twill with horn-effect buttons and deep patch pockets. It softens after a week and wipes clean.",
  },
  {
    title: "Lilac Polka-Dot Wrap Dress",
    price: "$98",
    retailer: "Pellier",
    affiliateLink: "https://pellier.example/dresses/lilac-polka-dot-wrap-dress",
    description:
      "Viscose crepe scattered with ivory dots, with flutter sleeves and a tie long enough to go round twice.",
    rating: 4.4,
    reviewCount: 241,
  },
  {
    title: "Silver Sequinned Mini Dress",
    price: "$265",
    originalPrice: "$330",
    retailer: "Velvet Row",
    affiliateLink: "https://velvetrow.example/dresses/silver-sequinned-mini-dress",
    description:
      "Small matte sequins on stretch mesh, so it glints instead of glaring. Jersey lining throughout, including the " +
      "sleeves.",
  },
  {
    title: "Olive Utility Shirt Dress",
    price: "$136",
    retailer: "Kestrel Supply",
    affiliateLink: "https://kestrelsupply.example/dresses/olive-utility-shirt-dress",
    description: "Cotton ripstop with two bellows pockets, a drawcord waist and press studs under the placket.",
    rating: 4.6,
    reviewCount: 95,
  },
  {
    title: "Butter Halter Midi Dress",
    price: "$188",
    retailer: "Solstreet",
    affiliateLink: "https://solstreet.example/dresses/butter-halter-midi-dress",
    description:
      "Linen and viscose with a knotted halter and an A-line skirt. The pale yellow is opaque, which is not always " +
      "the case.",
  },
  {
    title: "Plum Colour-Block Column Gown",
    price: "$1,320",
    retailer: "Atelier Ostara",
    affiliateLink: "https://ostara.example/dresses/plum-colour-block-column-gown",
    description:
      "Plum wool crepe joined to fuchsia along one diagonal seam from shoulder to knee. Unlined, with bound seams " +
      "inside.",
  },
  {
    title: "Charcoal Knit Midi Dress",
    price: "$74",
    originalPrice: "$98",
    retailer: "Northloom",
    affiliateLink: "https://northloom.example/dresses/charcoal-knit-midi-dress",
    description:
      "Fine-gauge cotton knit with three-quarter sleeves and a hem below the calf. It goes in the machine at thirty " +
      "degrees.",
    rating: 4.5,
    reviewCount: 307,
  },
  {
    title: "Teal Bias-Cut Slip Gown",
    price: "$495",
    retailer: "Maison Verre",
    affiliateLink: "https://maisonverre.example/dresses/teal-bias-cut-slip-gown",
    description:
      "Washed silk cut on the bias with rolled edges and a low back held by a single strap. Darker and softer than " +
      "satin.",
  },
];
