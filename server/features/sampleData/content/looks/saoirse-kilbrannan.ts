import type { SampleOutfit } from "../../sampleData.types";

export const saoirseKilbrannanLooks: SampleOutfit[] = [
  {
    slug: "saoirse-kilbrannan-rose-floral-midi-dress-butter-cardigan",
    title: "Floral Rose Midi Dress with Butter Cardigan and Tan Clogs",
    occasion: "Casual",
    date: "2022-05-01",
    description: "May morning, washing on the line, and a dress made from two others that were past saving.",
    fullDescription:
      "The bodice belonged to her great-aunt Nuala; the skirt came off a rail in Tralee with a scorch mark in " +
      "the shape of Italy. Both were rose florals of about the same age, and a piped waist seam persuades them " +
      "that they have always known each other.\n\n" +
      "Over it hangs a butter cardigan dyed with gorse, cropped so that the piping shows, mended at one elbow " +
      "in a blue she did not try to match. Tan clogs keep her out of the wet.\n\n" +
      "To make a pretty dress useful, add one heavy thing and one crooked thing. Hers are the shoes and the " +
      "darn. Sleeves go above the elbow, as there is always something to lift.",
    tags: ["floral", "knitwear", "sustainable", "vintage"],
    affiliateLink: "https://ostara.example/looks/saoirse-kilbrannan-rose-floral-midi-dress-butter-cardigan",
    products: [
      {
        title: "Midi Dress in Rose Floral Cotton Lawn",
        price: "$168",
        originalPrice: "$215",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/midi-dress-in-rose-floral-cotton-lawn",
        description: "A piped waist, elbow-length sleeves and a skirt cut from six panels.",
        rating: 4.6,
        reviewCount: 241,
      },
      {
        title: "Cardigan in Butter Shetland Wool",
        price: "$145",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/cardigan-in-butter-shetland-wool",
        description: "Cropped and boxy, with horn buttons and saddle shoulders that sit flat.",
      },
      {
        title: "Clogs in Tan Oiled Leather",
        price: "$128",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/clogs-in-tan-oiled-leather",
        description: "An alder sole with a nailed edge and a wide strap. They creak a little at first.",
      },
    ],
  },
  {
    slug: "saoirse-kilbrannan-white-blouse-rust-maxi-skirt-festival",
    title: "White Blouse, Rust Maxi Skirt and Chocolate Ankle Boots",
    occasion: "Festival",
    date: "2023-08-27",
    description:
      "Dressed for the Feile na Snathaide, where she mended for strangers from noon until the fiddles began.",
    fullDescription:
      "Eleven metres of linen went into this skirt, and about a sackful of onion skins. The first bath gave a " +
      "polite orange. A rusty hinge, dropped in on the second day, turned it to the deep rust that people kept " +
      "reaching out to touch.\n\n" +
      "It hangs from a drawstring and a great many gathers, so the blouse had to be plain at the waist: white " +
      "cotton, her grandmother's, full in the sleeve and tucked hard. Chocolate ankle boots laced with " +
      "bootmaker's thread took her through the stubble.\n\n" +
      "Long, full skirts need a firm top and a low heel. Hitch one side into the waistband for stiles, as she " +
      "does, and let the hem dry before brushing it.",
    tags: ["festival", "summer", "sustainable", "layering"],
    affiliateLink: "https://solstreet.example/looks/saoirse-kilbrannan-white-blouse-rust-maxi-skirt-festival",
    products: [
      {
        title: "Blouse in White Cotton Lawn",
        price: "$120",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/blouse-in-white-cotton-lawn",
        description: "Full sleeves are gathered into narrow cuffs, and the yoke carries a row of hand-drawn threads.",
        rating: 4.7,
        reviewCount: 318,
      },
      {
        title: "Maxi Skirt in Rust Washed Linen",
        price: "$185",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/maxi-skirt-in-rust-washed-linen",
        description: "Four tiers of washed linen on a drawstring waist, heavy enough to swing.",
      },
      {
        title: "Ankle Boots in Chocolate Waxed Leather",
        price: "$260",
        originalPrice: "$325",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/ankle-boots-in-chocolate-waxed-leather",
        description: "Laced to the ankle bone, with a stacked heel and a sole that can be replaced.",
        rating: 4.4,
        reviewCount: 177,
      },
    ],
  },
  {
    slug: "saoirse-kilbrannan-moss-cape-cream-sweater-dress-holiday",
    title: "Moss Cape, Cream Sweater Dress and Chocolate Knee Boots",
    occasion: "Holiday",
    date: "2024-12-19",
    description: "The walk to the pier on the shortest days of the year, with a passenger aboard.",
    fullDescription:
      "An army blanket, two darts and a leather strap make the cape. She dyed it moss with nettles and alum, " +
      "and it came out uneven, darker at the shoulder where rain will darken it anyway. The strap buttons " +
      "inside at chest height, leaving both hands for the baby beneath.\n\n" +
      "A cream sweater dress in unwashed wool goes under, ribbed from collar to hem; the lanolin still in it " +
      "turns drizzle away. Knee boots in chocolate leather had been Fionn's mother's, and were resoled for the " +
      "winter.\n\n" +
      "Capes fail when the layer below is bulky. Keep that one long and close, choose gloves that reach past " +
      "the wrist, and put your weight into the boots.",
    tags: ["winter", "knitwear", "layering", "sustainable"],
    affiliateLink: "https://northloom.example/looks/saoirse-kilbrannan-moss-cape-cream-sweater-dress-holiday",
    products: [
      {
        title: "Cape in Moss Blanket Wool",
        price: "$340",
        originalPrice: "$420",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/cape-in-moss-blanket-wool",
        description: "A felted, hip-length half circle with an inner strap and a stand collar.",
        rating: 4.5,
        reviewCount: 92,
      },
      {
        title: "Sweater Dress in Cream Ribbed Wool",
        price: "$225",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/sweater-dress-in-cream-ribbed-wool",
        description: "Untreated wool in a deep rib that follows the body without gripping it.",
      },
      {
        title: "Knee Boots in Chocolate Leather",
        price: "$395",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/knee-boots-in-chocolate-leather",
        description: "A riding shape with a low heel, a soft shaft and a pull tab at the back.",
      },
    ],
  },
  {
    slug: "saoirse-kilbrannan-butter-corset-top-sage-maxi-editorial",
    title: "Butter Corset Top with Sage Maxi Skirt and White Hat",
    occasion: "Editorial",
    date: "2025-06-21",
    description: "Midsummer pages for The Slow Quarter, shot in a bean row with the hens kept out of frame, mostly.",
    fullDescription:
      "Mallowfield lent the corset top, quilted in fine channels like a hundred-year-old petticoat and dyed " +
      "butter with gorse from her own lane. There are no bones in it. Cords of hemp do the holding, which " +
      "means one can bend to a lettuce.\n\n" +
      "The skirt is sage muslin, three layers, each a slightly different strength from the same bath of " +
      "heather and copper. From a distance they read as one moving green. She chose a white straw hat with the " +
      "brim wired up at the front, since the photographer wanted freckles.\n\n" +
      "Off the page, lace the top over a shirt. It becomes a sort of waistcoat, and the neighbours recover " +
      "sooner.",
    tags: ["summer", "floral", "statement", "sustainable"],
    affiliateLink: "https://ostara.example/looks/saoirse-kilbrannan-butter-corset-top-sage-maxi-editorial",
    products: [
      {
        title: "Corset Top in Butter Quilted Cotton",
        price: "$195",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/corset-top-in-butter-quilted-cotton",
        description: "Corded, boneless channels with a laced back that adjusts over three sizes.",
        rating: 4.1,
        reviewCount: 66,
      },
      {
        title: "Maxi Skirt in Sage Layered Muslin",
        price: "$160",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/maxi-skirt-in-sage-layered-muslin",
        description: "Three sheer layers on one narrow waistband, each dyed a little paler than the last.",
        rating: 4.3,
        reviewCount: 109,
      },
      {
        title: "Hat in White Plaited Straw",
        price: "$78",
        originalPrice: "$98",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/hat-in-white-plaited-straw",
        description: "A wide, wired brim which keeps whatever angle you give it.",
      },
    ],
  },
  {
    slug: "saoirse-kilbrannan-champagne-slip-gown-plum-cardigan",
    title: "Champagne Slip Gown with Plum Cardigan and Gold Ballet Flats",
    occasion: "Premiere",
    date: "2026-04-11",
    description:
      "A Dublin opening for the film Fionn scored, attended in a gown and the cardigan off the kitchen door.",
    fullDescription:
      "The gown began as parachute silk, found in a barn at Annascaul with the harness still attached. Saoirse " +
      "cut it on the bias, left the printed serial number along one seam, and dyed the whole in tea and birch " +
      "until it reached champagne. Straps are plaited from the cords.\n\n" +
      "April being April, she brought a plum cardigan and then declined to give it up at the cloakroom. " +
      "Brambles made the colour; a small moth made the hole near the pocket, now a darned star.\n\n" +
      "Wool over silk is an old farmhouse habit. It works at night if the knit stops at the waist and the shoe " +
      "stays light, as these gold flats do, and if one resists adding jewels.",
    tags: ["evening", "knitwear", "vintage", "minimal"],
    affiliateLink: "https://maisonverre.example/looks/saoirse-kilbrannan-champagne-slip-gown-plum-cardigan",
    products: [
      {
        title: "Slip Gown in Champagne Silk",
        price: "$680",
        originalPrice: "$850",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/slip-gown-in-champagne-silk",
        description: "Bias-cut parachute-weight silk with plaited straps and a narrow rolled hem.",
        rating: 4.8,
        reviewCount: 52,
      },
      {
        title: "Cardigan in Plum Brushed Alpaca",
        price: "$210",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/cardigan-in-plum-brushed-alpaca",
        description: "Waist-length and airy, with a single pocket and covered buttons.",
      },
      {
        title: "Ballet Flats in Gold Crackled Leather",
        price: "$140",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/ballet-flats-in-gold-crackled-leather",
        description: "Elasticated around the topline, on a thin sole that bends double.",
      },
    ],
  },
];
