import type { SampleItem } from "../../sampleData.types";

export const cars: SampleItem[] = [
  {
    title: "Cobalt Two-Seat Roadster",
    price: "$58,900",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/cobalt-two-seat-roadster",
    description:
      "A folding cloth roof, 1,080 kilograms and a manual gearbox. The boot takes two weekend bags if neither is " +
      "rigid.",
    rating: 4.7,
    reviewCount: 38,
  },
  {
    title: "Ivory Grand Tourer",
    price: "$86,400",
    originalPrice: "$92,000",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/ivory-grand-tourer",
    description:
      "A long-bonnet coupe with an eight-speed automatic and rear seats meant for coats. Saddle-stitched leather is " +
      "standard.",
    rating: 4.8,
    reviewCount: 21,
  },
  {
    title: "Charcoal Electric SUV",
    price: "$64,500",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/charcoal-electric-suv",
    description:
      "Five seats, a tested range of 480 kilometres and a flat load floor. The dashboard still has buttons for the " +
      "heating.",
    rating: 4.5,
    reviewCount: 94,
  },
  {
    title: "Burgundy Heritage Sedan",
    price: "$47,200",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/burgundy-heritage-sedan",
    description:
      "A straight-backed four-door with wool upholstery and a bench-like rear seat. Hybrid, and very quiet in town.",
    rating: 4.4,
    reviewCount: 52,
  },
  {
    title: "Sky City Car",
    price: "$21,300",
    originalPrice: "$23,900",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/sky-city-car",
    description:
      "Electric and 3.4 metres long, with a turning circle to match. Seats four friends or two people with shopping.",
    rating: 4.3,
    reviewCount: 187,
  },
  {
    title: "Olive Canvas-Top Pickup",
    price: "$38,700",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/olive-canvas-top-pickup",
    description: "Selectable four-wheel drive and a load bed 1.6 metres long under a removable canvas hood.",
  },
  {
    title: "White Riviera Convertible",
    price: "$52,600",
    originalPrice: "$58,400",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/white-riviera-convertible",
    description: "Four proper seats and a roof that folds in fourteen seconds. Striped deck fabric on the door panels.",
    rating: 4.6,
    reviewCount: 33,
  },
  {
    title: "Black Long-Wheelbase Limousine",
    price: "$94,800",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/black-long-wheelbase-limousine",
    description:
      "Three rows with a glass partition and doors that close themselves. The rear footwell is 90 centimetres deep.",
  },
  {
    title: "Sage Estate",
    price: "$42,900",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/sage-estate",
    description: "A five-door with 610 litres of boot, roof rails and a tailgate low enough for an old dog.",
    rating: 4.7,
    reviewCount: 76,
  },
  {
    title: "Crimson Sport Coupe",
    price: "$61,300",
    originalPrice: "$67,500",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/crimson-sport-coupe",
    description:
      "Rear-wheel drive with a six-cylinder engine and a limited-slip differential. The seats are firmer than they " +
      "look.",
    rating: 4.5,
    reviewCount: 45,
  },
  {
    title: "Butter Retro Hatchback",
    price: "$26,800",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/butter-retro-hatchback",
    description:
      "Three doors, round lamps and a two-tone cabin. Under the nostalgia is a small petrol engine with a " +
      "mild-hybrid belt.",
    rating: 4.2,
    reviewCount: 142,
  },
  {
    title: "Silver Gullwing Coupe",
    price: "$98,600",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/silver-gullwing-coupe",
    description:
      "Aluminium panels over a carbon tub, with doors hinged on the roof. Needs only 40 centimetres at either side " +
      "to open.",
  },
  {
    title: "Navy Seven-Seat Van",
    price: "$45,400",
    originalPrice: "$49,900",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/navy-seven-seat-van",
    description:
      "Sliding doors on both sides and individual seats that turn to face one another. Flat floor throughout.",
  },
  {
    title: "Terracotta Desert SUV",
    price: "$57,100",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/terracotta-desert-suv",
    description:
      "Raised suspension, steel bumpers and rubber flooring with drain plugs. Locking differentials front and rear.",
  },
  {
    title: "Emerald Open Roadster",
    price: "$73,500",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/emerald-open-roadster",
    description:
      "Built in a series of two hundred with cut-down doors and a small aero screen. A tonneau covers the passenger " +
      "seat.",
    rating: 4.9,
    reviewCount: 17,
  },
  {
    title: "Champagne Executive Sedan",
    price: "$68,200",
    originalPrice: "$74,000",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/champagne-executive-sedan",
    description:
      "Air suspension and massaging rear seats, with a veneer of open-pored walnut that feels like wood because it is.",
  },
  {
    title: "Slate Urban Hatchback",
    price: "$24,500",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/slate-urban-hatchback",
    description: "Five doors and a hybrid drive that uses about four litres in town. The parking camera is very good.",
    rating: 4.4,
    reviewCount: 119,
  },
  {
    title: "Rust Camper Van",
    price: "$71,900",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/rust-camper-van",
    description: "A pop-up roof, a fold-flat bed for two and a kitchen that slides out of the tailgate.",
  },
  {
    title: "Plum Electric City Car",
    price: "$18,900",
    originalPrice: "$21,500",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/plum-electric-city-car",
    description:
      "Two seats in front, a basket shelf behind and 180 kilometres between charges. It plugs into a house socket.",
  },
  {
    title: "Gold Fastback Grand Tourer",
    price: "$89,700",
    retailer: "Corso Motors",
    affiliateLink: "https://corsomotors.example/cars/gold-fastback-grand-tourer",
    description:
      "A fastback with a glass rear hatch and fitted luggage in matching hide. Twelve cylinders and no apology.",
  },
];
