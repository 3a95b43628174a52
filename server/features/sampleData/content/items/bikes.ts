import type { SampleItem } from "../../sampleData.types";

export const bikes: SampleItem[] = [
  {
    title: "Slate Carbon Road Bike",
    price: "$4,850",
    originalPrice: "$5,400",
    retailer: "Alder Cycles",
    affiliateLink: "https://aldercycles.example/bikes/slate-carbon-road-bike",
    description:
      "Carbon frame and fork at 7.4 kilograms, with electronic shifting and hydraulic disc brakes. Clearance for 32 " +
      "mm tyres.",
    rating: 4.8,
    reviewCount: 37,
  },
  {
    title: "Olive Gravel Bike",
    price: "$2,290",
    retailer: "Alder Cycles",
    affiliateLink: "https://aldercycles.example/bikes/olive-gravel-bike",
    description: "Steel main tubes with mounts for three bags and mudguards. Runs 45 mm tyres and a single chainring.",
    rating: 4.7,
    reviewCount: 64,
  },
  {
    title: "Cream Step-Through Bike",
    price: "$780",
    retailer: "Alder Cycles",
    affiliateLink: "https://aldercycles.example/bikes/cream-step-through-bike",
    description: "A low frame that you can mount in a long skirt, with a full chaincase and a three-speed hub.",
    rating: 4.6,
    reviewCount: 151,
  },
  {
    title: "Crimson Track Bike",
    price: "$1,140",
    retailer: "Alder Cycles",
    affiliateLink: "https://aldercycles.example/bikes/crimson-track-bike",
    description: "Aluminium frame with steep angles and a flip-flop hub, so it can be ridden fixed or free.",
  },
  {
    title: "Teal Cruiser Bike",
    price: "$460",
    originalPrice: "$540",
    retailer: "Alder Cycles",
    affiliateLink: "https://aldercycles.example/bikes/teal-cruiser-bike",
    description: "Wide bars, a sprung saddle and a coaster brake. It is heavy and does not mind.",
    rating: 4.3,
    reviewCount: 98,
  },
  {
    title: "Black Folding Bike",
    price: "$1,390",
    retailer: "Alder Cycles",
    affiliateLink: "https://aldercycles.example/bikes/black-folding-bike",
    description:
      "Folds in three movements to the size of a suitcase and weighs 11.2 kilograms. Fits under most office desks.",
    rating: 4.5,
    reviewCount: 112,
  },
  {
    title: "Sky City Bike",
    price: "$590",
    retailer: "Alder Cycles",
    affiliateLink: "https://aldercycles.example/bikes/sky-city-bike",
    description:
      "Eight gears in the hub, dynamo lights and mudguards already fitted. A basket clips to the front rack.",
    rating: 4.4,
    reviewCount: 207,
  },
  {
    title: "Rust Hardtail Mountain Bike",
    price: "$1,680",
    originalPrice: "$1,950",
    retailer: "Kestrel Supply",
    affiliateLink: "https://kestrelsupply.example/bikes/rust-hardtail-mountain-bike",
    description:
      "Aluminium frame with 130 mm of fork travel and a dropper post. A sensible first bike for real trails.",
    rating: 4.6,
    reviewCount: 58,
  },
  {
    title: "Moss Cargo Bike",
    price: "$5,600",
    retailer: "Alder Cycles",
    affiliateLink: "https://aldercycles.example/bikes/moss-cargo-bike",
    description:
      "A box between the wheels takes two children or a week of shopping. Belt drive and four-piston brakes.",
    rating: 4.9,
    reviewCount: 26,
  },
  {
    title: "Silver E-Bike",
    price: "$2,750",
    originalPrice: "$3,200",
    retailer: "Alder Cycles",
    affiliateLink: "https://aldercycles.example/bikes/silver-e-bike",
    description:
      "A quiet mid-motor and a battery hidden in the down tube, good for about 90 kilometres. The display is a " +
      "single dial.",
    rating: 4.5,
    reviewCount: 143,
  },
  {
    title: "Fuchsia BMX Bike",
    price: "$420",
    retailer: "Kestrel Supply",
    affiliateLink: "https://kestrelsupply.example/bikes/fuchsia-bmx-bike",
    description: "Chromoly frame with sealed bearings and a 25-tooth chainring. Pegs are included, bruises are not.",
  },
  {
    title: "Navy Two-Seat Tandem",
    price: "$3,480",
    retailer: "Alder Cycles",
    affiliateLink: "https://aldercycles.example/bikes/navy-two-seat-tandem",
    description:
      "Steel frame in two sizes front and rear, with couplings that split it for the train. Disc brakes, as the hill " +
      "will ask for them.",
  },
  {
    title: "Gold Limited Track Bike",
    price: "$3,950",
    retailer: "Alder Cycles",
    affiliateLink: "https://aldercycles.example/bikes/gold-limited-track-bike",
    description:
      "Brazed steel with chromed lugs, built in batches of twenty. The saddle and bar tape are stitched from the " +
      "same hide.",
  },
  {
    title: "Coral Cruiser Bike",
    price: "$380",
    originalPrice: "$450",
    retailer: "Solstreet",
    affiliateLink: "https://solstreet.example/bikes/coral-cruiser-bike",
    description: "Single speed, balloon tyres and a rack for a rolled towel. Rust-proofed for the coast.",
    rating: 4.1,
    reviewCount: 83,
  },
  {
    title: "Charcoal Commuter City Bike",
    price: "$1,250",
    retailer: "Alder Cycles",
    affiliateLink: "https://aldercycles.example/bikes/charcoal-commuter-city-bike",
    description:
      "A carbon belt in place of a chain, so trousers stay clean. Flat bar, seven gears and a lock in the frame.",
    rating: 4.7,
    reviewCount: 69,
  },
  {
    title: "White Aero Road Bike",
    price: "$6,000",
    retailer: "Alder Cycles",
    affiliateLink: "https://aldercycles.example/bikes/white-aero-road-bike",
    description: "Wind-shaped carbon with deep wheels and a one-piece bar. Comfortable for an hour and fast for five.",
  },
  {
    title: "Sage Folding E-Bike",
    price: "$1,980",
    originalPrice: "$2,300",
    retailer: "Alder Cycles",
    affiliateLink: "https://aldercycles.example/bikes/sage-folding-e-bike",
    description:
      "Twenty-inch wheels and a removable battery that charges under a desk. Folded, it rolls along like a trolley.",
  },
  {
    title: "Terracotta Full-Suspension Mountain Bike",
    price: "$4,200",
    retailer: "Kestrel Supply",
    affiliateLink: "https://kestrelsupply.example/bikes/terracotta-full-suspension-mountain-bike",
    description: "Front and rear travel of 140 mm on 29-inch wheels, with a frame bag that fits inside the triangle.",
  },
  {
    title: "Lilac Step-Through E-Bike",
    price: "$2,450",
    retailer: "Alder Cycles",
    affiliateLink: "https://aldercycles.example/bikes/lilac-step-through-e-bike",
    description: "An upright seat, a low battery and a motor that helps from the first turn of the pedal.",
  },
  {
    title: "Butter Gravel Bike",
    price: "$890",
    originalPrice: "$1,050",
    retailer: "Kestrel Supply",
    affiliateLink: "https://kestrelsupply.example/bikes/butter-gravel-bike",
    description: "An aluminium frame with a steel fork and nine wide gears. The plain way off the asphalt.",
  },
];
