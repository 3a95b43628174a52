import { classifyProduct, type ProductKind } from "./categoryRules";
import { wordRules } from "./categoryWords";

const kind = (over: Partial<ProductKind>) =>
  classifyProduct({ title: "Nameless", type: "", googleCategory: "", tags: [], ...over });

describe("classifyProduct", () => {
  it.each([
    ["Marigold Shirt Dress", "dresses"],
    ["Linen Dress Shirt", null],
    ["Dress Shoe in Oak", "shoes"],
    ["Rain Boot - Moss", "shoes"],
    ["Cedar Shoe Care Set", null],
    ["Boot Cut Jean", null],
    ["Tote Skirt", null],
    ["Tall Bag in Black Denim", "handbags"],
    ["Bag Charm", null],
    ["Makeup Bag", null],
    ["Convertible Backpack", "handbags"],
    ["Night Perfume in Amber", "makeup"],
    ["Harbour Jumpsuit", null],
    ["Car Coat", null],
    ["Toy Car", null],
    ["City Car", "cars"],
    ["Folding E-Bike", "bikes"],
    ["Bike Shorts", null],
    ["Strap Heel", "shoes"],
    ["SEQUIN HIGH-TOP", "shoes"],
    ["Addressbook", null],
  ])("classifies the title %s as %s", (title, category) => expect(kind({ title })).toBe(category));

  it("prefers the type to the title", () => {
    expect(kind({ title: "Deep Pocket Skirt", type: "Womens dresses" })).toBe("dresses");
    expect(kind({ title: "Ribbed Sweater Dress", type: "women's knitwear" })).toBeNull();
    expect(kind({ title: "Stiletto", type: "Snowboard Bindings" })).toBeNull();
    expect(kind({ title: "Buckle Boot", type: "Bike Pumps" })).toBeNull();
  });

  it.each([
    { title: "Joe Blow Floor Pump", type: "Bicycle Pumps" },
    { title: "Pocket Rocket", type: "Pumps" },
    { title: "Bike Pump", type: "" },
    {
      title: "Mini Pump",
      type: "Accessories",
      googleCategory: "Sporting Goods > Outdoor Recreation > Cycling > Bicycle Accessories > Bicycle Pumps",
    },
    { title: "Stiletto", type: "" },
    { title: "Stiletto Snowboard Bindings", type: "" },
    { title: "Stiletto 2024", type: "Bindings", tags: ["stiletto", "women"] },
    { title: "Chamois Cream", type: "", googleCategory: "Health & Beauty > Personal Care > Cosmetics > Skin Care" },
    { title: "Chamois Cream", type: "Health & Beauty", tags: ["skincare"] },
    { title: "Chamois Cream 200 ml", type: "Body Care", googleCategory: "Health & Beauty > Personal Care" },
    { title: "Boot Dryer", type: "" },
    { title: "Dress Alterations", type: "Services" },
    { title: "Wood Primer", type: "Primer" },
  ])("skips %j", (product) => expect(kind(product)).toBeNull());

  it.each([
    ["women's flats", "shoes"],
    ["Women's Pumps", "shoes"],
    ["Mountain Bikes", "bikes"],
    ["Foundation", "makeup"],
    ["Sports Cars", "cars"],
    ["Men's Boots & Sneakers", "shoes"],
    ["Tote Bags", "handbags"],
  ])("understands the type %s", (type, category) => expect(kind({ type })).toBe(category));

  it("lets the type override an ambiguous word of the title", () => {
    expect(kind({ title: "Classic Oxford", type: "men's shirts" })).toBeNull();
    expect(kind({ title: "Buckle Strap Heel", type: "women's shoes" })).toBe("shoes");
    expect(kind({ title: "Belted Tunic", type: "Women’s Dresses" })).toBe("dresses");
  });

  it("falls back to the Google category when the type is unclear, most specific part first", () => {
    const googleCategory = "Apparel & Accessories > Shoes > Boots";
    expect(kind({ type: "Shoes & Accessories", googleCategory })).toBe("shoes");
    expect(kind({ type: "Skirts & Dresses", googleCategory: "Apparel & Accessories > Clothing > Skirts" })).toBeNull();
    expect(kind({ googleCategory: "Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans" })).toBe("cars");
    expect(kind({ googleCategory: "Vehicles & Parts > Vehicle Parts > Car Stereos" })).toBeNull();
    expect(kind({ googleCategory: "Apparel & Accessories > Shoe Accessories" })).toBeNull();
  });

  it("uses tags only when they agree", () => {
    expect(kind({ type: "Sale", tags: ["AW24", "clutch", "bags"] })).toBe("handbags");
    expect(kind({ type: "Sale", tags: ["dresses", "tops"] })).toBeNull();
    expect(kind({ type: "Sale", tags: ["foundation", "blush"] })).toBeNull();
  });

  it("contains every word once", () => {
    const words = wordRules.flatMap((rule) => rule.words.split(",").map((word) => word.trim()));
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });
});
