import { testDatabase } from "../../../../testing/database/testDatabase";
import { CategoryRule, RuleKind, RuleOutcome, RuleStrength } from "./categoryRule.entity";
import { Classifier, type ProductKind } from "./classifyProduct";

type Rule = Pick<CategoryRule, "id" | "feedId" | "kind" | "phrases" | "outcome" | "categoryName" | "strength">;

/** The rules of a new site. */
let standard: Rule[];
beforeAll(async () => {
  const dataSource = await testDatabase();
  standard = await dataSource.manager.find(CategoryRule);
  await dataSource.destroy();
});

const own = (rule: Partial<Rule>): Rule => ({
  id: "own",
  feedId: "tide",
  kind: RuleKind.WORDS,
  phrases: [],
  outcome: RuleOutcome.LEAVE_OUT,
  categoryName: null,
  strength: RuleStrength.ALWAYS,
  ...rule,
});
const nameless: ProductKind = { title: "Nameless", type: "", googleCategory: "", tags: [] };
const kind = (over: Partial<ProductKind>, rules: readonly Rule[] = []) =>
  new Classifier([...standard, ...rules]).classify({ ...nameless, ...over }).category;

describe("Classifier with the standard rules", () => {
  it.each([
    ["Marigold Shirt Dress", "dresses"],
    ["Linen Dress Shirt", "clothing"],
    ["Dress Shoe in Oak", "shoes"],
    ["Rain Boot - Moss", "shoes"],
    ["Cedar Shoe Care Set", null],
    ["Boot Cut Jean", "clothing"],
    ["Tote Skirt", "clothing"],
    ["Tall Bag in Black Denim", "handbags"],
    ["Bag Charm", "accessories"],
    ["Makeup Bag", "bags"],
    ["Convertible Backpack", "handbags"],
    ["Night Perfume in Amber", "makeup"],
    ["Harbour Jumpsuit", "clothing"],
    ["Car Coat", "clothing"],
    ["Toy Car", null],
    ["City Car", "cars"],
    ["Folding E-Bike", "bikes"],
    ["Bike Shorts", "clothing"],
    ["Strap Heel", "shoes"],
    ["SEQUIN HIGH-TOP", "shoes"],
    ["Addressbook", null],
  ])("classifies the title %s as %s", (title, category) => expect(kind({ title })).toBe(category));

  it("prefers the type to the title", () => {
    expect(kind({ title: "Deep Pocket Skirt", type: "Womens dresses" })).toBe("dresses");
    expect(kind({ title: "Ribbed Sweater Dress", type: "women's knitwear" })).toBe("clothing");
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
    expect(kind({ title: "Classic Oxford", type: "men's shirts" })).toBe("clothing");
    expect(kind({ title: "Buckle Strap Heel", type: "women's shoes" })).toBe("shoes");
    expect(kind({ title: "Belted Tunic", type: "Women’s Dresses" })).toBe("dresses");
  });

  it("falls back to the Google category when the type is unclear, most specific part first", () => {
    const googleCategory = "Apparel & Accessories > Shoes > Boots";
    expect(kind({ type: "Shoes & Accessories", googleCategory })).toBe("shoes");
    expect(kind({ type: "Skirts & Dresses", googleCategory: "Apparel & Accessories > Clothing > Skirts" })).toBe(
      "clothing",
    );
    expect(kind({ googleCategory: "Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans" })).toBe("cars");
    expect(kind({ googleCategory: "Vehicles & Parts > Vehicle Parts > Car Stereos" })).toBeNull();
    expect(kind({ googleCategory: "Apparel & Accessories > Shoe Accessories" })).toBeNull();
  });

  it("uses tags only when they agree", () => {
    expect(kind({ type: "Sale", tags: ["AW24", "clutch", "bags"] })).toBe("handbags");
    expect(kind({ type: "Sale", tags: ["dresses", "tops"] })).toBeNull();
    expect(kind({ type: "Sale", tags: ["foundation", "blush"] })).toBeNull();
  });

  it.each([
    ["Aviator Sunglasses", "eyewear"],
    ["Gold Hoop Earrings", "jewelry"],
    ["Silk Scarf", "accessories"],
    ["Leather Wallet", "accessories"],
    ["Canvas Weekender", "bags"],
    ["Key Ring", null],
    ["Onion Rings", null],
    ["Fish Tank", null],
    ["Table Top", null],
    ["Watch Strap", null],
    ["Seat Belt", null],
  ])("classifies the title %s as %s", (title, category) => expect(kind({ title })).toBe(category));

  it("reads the numbers of Google's categories", () => {
    expect(kind({ googleCategory: "2271" })).toBe("dresses");
    expect(kind({ googleCategory: "187" })).toBe("shoes");
    expect(kind({ googleCategory: "18" })).toBeNull();
  });

  it("contains every phrase once", () => {
    const phrases = standard.flatMap((rule) => rule.phrases.map((phrase) => `${rule.kind} ${phrase}`));
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
  });
});

describe("Classifier with a feed's own rules", () => {
  it("leaves out what has all of a rule's words, in type, title or tags", () => {
    const rules = [own({ phrases: ["pump", "bicycle"] })];
    const pump = { title: "Women's Pump", type: "Shoes" };
    expect(kind(pump, rules)).toBe("shoes");
    expect(kind({ ...pump, tags: ["Bicycles"] }, rules)).toBeNull();
    expect(kind({ ...pump, title: "Pumpkin Bicycle Shoe" }, rules)).toBe("shoes");
  });

  it("wins over the standard rules, and the newest rule of words wins", () => {
    const clutch = own({ kind: RuleKind.ENDING, phrases: ["Clutch"], outcome: RuleOutcome.LEAVE_OUT });
    expect(kind({ title: "Gold Clutch" })).toBe("handbags");
    expect(kind({ title: "Gold Clutch" }, [clutch])).toBeNull();
    const toBags = own({ outcome: RuleOutcome.CATEGORY, categoryName: "bags", phrases: ["clutch"] });
    const toJewelry = own({ outcome: RuleOutcome.CATEGORY, categoryName: "jewelry", phrases: ["clutch"] });
    expect(kind({ title: "Gold Clutch" }, [toBags, toJewelry])).toBe("jewelry");
  });

  it("names the rule, the field and the phrase that decide", () => {
    const classifier = new Classifier([...standard, own({ id: "mine", phrases: ["bicycle", "pump"] })]);
    expect(classifier.classify({ ...nameless, title: "Bicycle Pump" })).toEqual({
      category: null,
      rule: { id: "mine", field: "words", phrase: "bicycle + pump" },
    });
    expect(classifier.classify({ ...nameless, type: "Women's Dresses" })).toMatchObject({
      category: "dresses",
      rule: { field: "type", phrase: "dress" },
    });
    expect(classifier.classify(nameless)).toEqual({ category: null, rule: null });
  });
});
