import type { SampleOutfit } from "../../sampleData.types";

export const odessaQuillonLooks: SampleOutfit[] = [
  {
    slug: "odessa-quillon-rust-floral-maxi-skirt-festival",
    title: "Rust Floral Maxi Skirt and Cream Blouse with Tan Knee Boots",
    occasion: "Festival",
    date: "2023-06-24",
    description:
      "Eleven metres of flowered cotton, madder-dyed over an old print, hitched into the belt for wading between " +
      "stages.",
    fullDescription:
      "Overdyeing is the trick here. The skirt began as three pairs of curtains in a shouting orange floral, and a " +
      "long simmer with madder root calmed the ground to rust while the petals stayed visible, like wallpaper by " +
      "candlelight. Each tier is gathered by hand on to the one above with button thread, so the joins take a heavy " +
      "boot without complaint.\n\n" +
      "The blouse has a drawstring neck and sleeves that can be tied out of the way of harmonium keys. Mud reached " +
      "the second tier on Friday night and was allowed to dry before brushing, the only method she recommends. Wear " +
      "tall boots underneath and you can treat the first forty centimetres as expendable.",
    tags: ["festival", "floral", "layering", "summer", "sustainable"],
    affiliateLink: "https://ostara.example/looks/odessa-quillon-rust-floral-maxi-skirt-festival",
    products: [
      {
        title: "Rust Floral Maxi Skirt in Tiered Cotton",
        price: "$168",
        originalPrice: "$210",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/rust-floral-maxi-skirt-in-tiered-cotton",
        description: "Four gathered tiers on a drawstring waist, with loops for hitching the hem up.",
        rating: 4.6,
        reviewCount: 143,
      },
      {
        title: "Cream Blouse with Drawstring Neck",
        price: "$94",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/cream-blouse-with-drawstring-neck",
        description: "Washed cotton voile with full sleeves that tie above the elbow.",
      },
      {
        title: "Tan Knee Boots in Waxed Leather",
        price: "$320",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/tan-knee-boots-in-waxed-leather",
        description: "Flat, roomy in the calf and happy in a puddle. The soles unscrew for repair.",
        rating: 4.7,
        reviewCount: 98,
      },
    ],
  },
  {
    slug: "odessa-quillon-plum-kaftan-holiday",
    title: "Plum Kaftan with Gold Sandals",
    occasion: "Holiday",
    date: "2024-08-11",
    description:
      "On the one week the barge stood still, she dressed in a single square of plum silk and went barefoot on deck.",
    fullDescription:
      "Kaftans are geometry more than dressmaking: a rectangle, a slit for the head, two seams set in from the edge " +
      "to suggest a body. Mirthe van Aldringen made this one from a bolt of silk noil, whose small nubs catch dye " +
      "unevenly and give the plum a bruised, fruity look in sunlight. Bands of tarnished braid weigh the hem against " +
      "river wind.\n\n" +
      "Odessa ties a cord under the bust for town and leaves it off for swimming, since the thing goes over a wet " +
      "costume very well. Sandals appear when there are nettles. Noil hates hot irons, so hang it in a steamy galley " +
      "while the pasta boils and it will be presentable by dinner.",
    tags: ["summer", "colour", "travel"],
    affiliateLink: "https://ostara.example/looks/odessa-quillon-plum-kaftan-holiday",
    products: [
      {
        title: "Plum Kaftan in Silk Noil",
        price: "$285",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/plum-kaftan-in-silk-noil?season=current",
        description: "Floor length with braid at the neck and hem, and side slits to the knee.",
        rating: 4.4,
        reviewCount: 61,
      },
      {
        title: "Gold Sandals with Knotted Straps",
        price: "$112",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/gold-sandals-with-knotted-straps",
        description: "Flat leather soles and soft metallic cords that tie as you please.",
      },
      {
        title: "Gold Necklace of Stamped Coins",
        price: "$64",
        originalPrice: "$85",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/gold-necklace-of-stamped-coins",
        description: "Thirty brass discs on a waxed thread. They announce you on stairs.",
      },
    ],
  },
  {
    slug: "odessa-quillon-terracotta-wrap-dress-street-style",
    title: "Terracotta Wrap Dress and Butter Scarf with Tan Clogs",
    occasion: "Street Style",
    date: "2022-09-28",
    description:
      "Market day in Ghent called for a brick-coloured wrap dress, a scarf for the hair and shoes loud enough to " +
      "clear a path.",
    fullDescription:
      "Wool challis, the cloth of good old headscarves, makes a wrap dress that keeps to the leg when the wind is " +
      "up. Hers is lined only in the bodice. The ties were lengthened to pass twice round the waist, and pockets " +
      "were set in the side seams deep enough for a baguette, a practical measurement she took with a baguette.\n\n" +
      "Butter yellow at the head lifts the brick of the dress without arguing. She folds the scarf on the diagonal, " +
      "knots it behind and tucks the tail, a method learned from great-aunt Clothilde, who foretold rain by the " +
      "state of the knot. Clogs finish it. Cobbles and wooden soles together sound like a small horse, so be sure " +
      "you want the attention.",
    tags: ["colour", "vintage", "accessories"],
    affiliateLink: "https://ostara.example/looks/odessa-quillon-terracotta-wrap-dress-street-style",
    products: [
      {
        title: "Terracotta Wrap Dress in Wool Challis",
        price: "$230",
        originalPrice: "$275",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/terracotta-wrap-dress-in-wool-challis",
        description: "Long-sleeved and mid-calf with double ties and pockets of unreasonable depth.",
        rating: 4.5,
        reviewCount: 112,
      },
      {
        title: "Butter Scarf in Hand-Dyed Silk",
        price: "$48",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/butter-scarf-in-hand-dyed-silk",
        description: "A ninety-centimetre square coloured with onion skins, rolled at the edge by hand.",
      },
      {
        title: "Tan Clogs on Wooden Soles",
        price: "$126",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/tan-clogs-on-wooden-soles",
        description: "Oiled nubuck tacked to alder wood, with a rubber tread to save the floors.",
      },
    ],
  },
  {
    slug: "odessa-quillon-moss-halter-gown-red-carpet",
    title: "Moss Halter Gown with Gold Cuff",
    occasion: "Red Carpet",
    date: "2025-02-02",
    description: "Nettles, iron and three baths of patience went into the green of her first halter gown.",
    fullDescription:
      "Dyeing velvet at home is generally discouraged. Odessa did it anyway, in the boat's own tub, feeding " +
      "silk-viscose pile into nettle liquor and then into rusty water until it turned a green one shade off black. " +
      "The depth shifts wherever the nap is stroked, so the skirt seems to have weather in it.\n\n" +
      "Mirthe van Aldringen cut the gown with a high halter that fastens behind the neck on two coat buttons, and " +
      "left the back open to the waist. Velvet should fall with its pile running upwards for richness, a rule worth " +
      "checking in any shop. One broad cuff, no rings for once, and on the way home a fisherman's jumper over " +
      "everything.",
    tags: ["evening", "statement", "sustainable", "winter"],
    affiliateLink: "https://ostara.example/looks/odessa-quillon-moss-halter-gown-red-carpet",
    products: [
      {
        title: "Moss Halter Gown in Silk Velvet",
        price: "$1,450",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/moss-halter-gown-in-silk-velvet",
        description: "Bare-backed, lightly trained, its pile turned upwards so the colour stays dark.",
        rating: 4.8,
        reviewCount: 17,
      },
      {
        title: "Gold Cuff with Hammered Edge",
        price: "$120",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/gold-cuff-with-hammered-edge?ref=wornby",
        description: "Brass dipped in gold, open at the wrist, broad enough to rap on a table.",
      },
      {
        title: "Plum Lipstick in Matte Velvet",
        price: "$32",
        retailer: "Lumen Beauty",
        affiliateLink: "https://lumenbeauty.example/p/plum-lipstick-in-matte-velvet",
        description: "A dusky plum that fades evenly, which matters to anyone who sings.",
        rating: 4.3,
        reviewCount: 530,
      },
    ],
  },
  {
    slug: "odessa-quillon-chocolate-cape-editorial",
    title: "Chocolate Cape, Cream Sweater Dress and Espresso Ankle Boots",
    occasion: "Editorial",
    date: "2026-10-29",
    description: "Photographed at a lock gate in first frost, wearing a blanket cape over ribs of undyed wool.",
    fullDescription:
      "The cape has two seams and a history: it was a pair of army blankets, felted by decades of service, and it " +
      "stands away from the shoulders like a bell. Walnut husks from a tree near Oudenaarde supplied the chocolate. " +
      "Slits edged with blanket stitch let the arms through, so a person can still wind a paddle in it.\n\n" +
      "Beneath is a sweater dress in cream fisherman's rib, close at the cuff and wide in the collar. Keep " +
      "everything under a cape narrow, she advises, or you become a tent with opinions. The photographer wanted bare " +
      "legs. Odessa wanted tights, tights prevailed, and her espresso boots were resoled the same morning in the " +
      "village.",
    tags: ["knitwear", "layering", "winter"],
    affiliateLink: "https://ostara.example/looks/odessa-quillon-chocolate-cape-editorial",
    products: [
      {
        title: "Chocolate Cape in Felted Wool",
        price: "$340",
        originalPrice: "$420",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/chocolate-cape-in-felted-wool",
        description: "Blanket-weight and unlined, with hand-stitched arm slits and a single horn toggle.",
      },
      {
        title: "Cream Sweater Dress in Fisherman's Rib",
        price: "$195",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/cream-sweater-dress-in-fishermans-rib",
        description: "Undyed wool in a springy full-cardigan stitch that holds its length.",
        rating: 4.6,
        reviewCount: 87,
      },
      {
        title: "Espresso Ankle Boots in Oiled Suede",
        price: "$215",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/espresso-ankle-boots-in-oiled-suede",
        description: "Side-laced, with a stacked heel of three centimetres and a warm lining.",
      },
    ],
  },
];
