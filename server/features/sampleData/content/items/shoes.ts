import type { SampleItem } from "../../sampleData.types";

export const shoes: SampleItem[] = [
  {
    title: "Black Leather Slingbacks",
    price: "$168",
    retailer: "Pellier",
    affiliateLink: "https://pellier.example/shoes/black-leather-slingbacks",
    description:
      "Almond toe, 55 mm heel and an elastic insert behind the buckle so that the strap stays up. Leather inside and " +
      "out.",
    rating: 4.5,
    reviewCount: 143,
  },
  {
    title: "Burgundy Penny Loafers",
    price: "$195",
    originalPrice: "$240",
    retailer: "Halden & Co",
    affiliateLink: "https://haldenco.example/shoes/burgundy-penny-loafers",
    description:
      "Polished calfskin on a stitched leather sole that any cobbler can replace. Unlined at the vamp for summer " +
      "without socks.",
    rating: 4.7,
    reviewCount: 318,
  },
  {
    title: "White Court Sneakers",
    price: "$88",
    retailer: "Solstreet",
    affiliateLink: "https://solstreet.example/shoes/white-court-sneakers",
    description:
      "Plain leather low-tops with a rubber cup sole and no logo on the outside. Two pairs of laces in the box.",
    rating: 4.4,
    reviewCount: 502,
  },
  {
    title: "Emerald Satin Pumps",
    price: "$320",
    retailer: "Velvet Row",
    affiliateLink: "https://velvetrow.example/shoes/emerald-satin-pumps",
    description:
      "Pointed toe and a 70 mm heel in densely woven satin. A padded insole makes the third hour no worse than the " +
      "second.",
  },
  {
    title: "Tan Suede Ankle Boots",
    price: "$224",
    originalPrice: "$280",
    retailer: "Kestrel Supply",
    affiliateLink: "https://kestrelsupply.example/shoes/tan-suede-ankle-boots",
    description:
      "Water-repellent suede with side elastic and a stacked 40 mm heel. They pull on by a loop at the back.",
    rating: 4.6,
    reviewCount: 177,
  },
  {
    title: "Gold Strappy Sandals",
    price: "$145",
    retailer: "Solstreet",
    affiliateLink: "https://solstreet.example/shoes/gold-strappy-sandals",
    description: "Two slim straps, one ankle buckle and a block heel low enough for grass.",
    rating: 4.2,
    reviewCount: 66,
  },
  {
    title: "Chocolate Knee Boots",
    price: "$540",
    retailer: "Maison Verre",
    affiliateLink: "https://maisonverre.example/shoes/chocolate-knee-boots",
    description:
      "Smooth calf leather with a full inner zip and a shaft that can be taken in by a shoemaker. Round toe, 30 mm " +
      "heel.",
    rating: 4.8,
    reviewCount: 58,
  },
  {
    title: "Blush Ballet Flats",
    price: "$79",
    retailer: "Pellier",
    affiliateLink: "https://pellier.example/shoes/blush-ballet-flats",
    description:
      "Soft nappa with a short vamp, a real drawstring bow and two millimetres of rubber under the leather sole.",
    rating: 4.1,
    reviewCount: 289,
  },
  {
    title: "Charcoal Felt Clogs",
    price: "$96",
    originalPrice: "$120",
    retailer: "Northloom",
    affiliateLink: "https://northloom.example/shoes/charcoal-felt-clogs",
    description:
      "Pressed wool felt on a cork footbed with a rubber outsole. Made for the house and good enough for the corner " +
      "shop.",
  },
  {
    title: "Navy Canvas Platforms",
    price: "$64",
    retailer: "Solstreet",
    affiliateLink: "https://solstreet.example/shoes/navy-canvas-platforms",
    description:
      "Cotton canvas on a 45 mm sole that weighs less than it looks. Vegetable-tanned leather at the heel tab.",
    rating: 4,
    reviewCount: 131,
  },
  {
    title: "Cognac Tan Brogues",
    price: "$385",
    retailer: "Halden & Co",
    affiliateLink: "https://haldenco.example/shoes/cognac-tan-brogues",
    description:
      "Full-brogue derby with a storm welt and a sole stitched rather than glued. Comes on a wide last as well.",
    rating: 4.9,
    reviewCount: 42,
  },
  {
    title: "Silver Platform Sandals",
    price: "$210",
    originalPrice: "$295",
    retailer: "Velvet Row",
    affiliateLink: "https://velvetrow.example/shoes/silver-platform-sandals",
    description:
      "Metallic leather on a 110 mm heel with a 40 mm platform, so the foot itself climbs only seven centimetres.",
  },
  {
    title: "Leopard Mules",
    price: "$132",
    retailer: "Pellier",
    affiliateLink: "https://pellier.example/shoes/leopard-mules",
    description:
      "Printed calf hair with a pointed toe and a kitten heel. The topline is cut high enough to keep the foot in " +
      "place.",
    rating: 4.3,
    reviewCount: 90,
  },
  {
    title: "Olive Trail Sneakers",
    price: "$149",
    retailer: "Kestrel Supply",
    affiliateLink: "https://kestrelsupply.example/shoes/olive-trail-sneakers",
    description: "Ripstop and suede over a lugged sole, with quick laces that tuck into the tongue.",
  },
  {
    title: "Ivory Square-Toe Mules",
    price: "$285",
    originalPrice: "$350",
    retailer: "Maison Verre",
    affiliateLink: "https://maisonverre.example/shoes/ivory-square-toe-mules",
    description: "Quilted nappa over a thin layer of foam, on a sculpted 50 mm heel.",
  },
  {
    title: "Cobalt Suede Loafers",
    price: "$158",
    retailer: "Halden & Co",
    affiliateLink: "https://haldenco.example/shoes/cobalt-suede-loafers",
    description:
      "Soft suede with a raised apron seam and a rubber driving sole. The blue is loud with grey trousers and calm " +
      "with denim.",
    rating: 4.4,
    reviewCount: 74,
  },
  {
    title: "Crimson Velvet Pumps",
    price: "$610",
    retailer: "Atelier Ostara",
    affiliateLink: "https://ostara.example/shoes/crimson-velvet-pumps",
    description:
      "Cotton velvet over a hand-shaped 85 mm heel, lined with kidskin. Each pair is numbered inside the left shoe.",
  },
  {
    title: "Espresso Lace-Up Ankle Boots",
    price: "$275",
    retailer: "Kestrel Supply",
    affiliateLink: "https://kestrelsupply.example/shoes/espresso-lace-up-ankle-boots",
    description: "Oiled leather with brass eyelets, a bellows tongue and a commando sole.",
  },
  {
    title: "Lilac Jelly Sandals",
    price: "$38",
    originalPrice: "$52",
    retailer: "Solstreet",
    affiliateLink: "https://solstreet.example/shoes/lilac-jelly-sandals",
    description: "Recycled rubber with a fisherman weave and an adjustable strap. They rinse clean under a tap.",
  },
  {
    title: "Black Leather Knee Boots",
    price: "$720",
    retailer: "Atelier Ostara",
    affiliateLink: "https://ostara.example/shoes/black-leather-knee-boots",
    description:
      "Glove-soft leather cut without a side seam, on a hidden 20 mm wedge. The shaft folds down to mid-calf.",
  },
];
