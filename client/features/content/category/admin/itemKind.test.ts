import { ValidationError } from "yup";
import { itemKind, itemSchema, type ItemValues } from "./itemKind";

function problems(values: Partial<ItemValues>): Record<string, string> {
  try {
    itemSchema.validateSync(
      { ...itemKind.empty, title: "Gown", categoryName: "dresses", ...values },
      { abortEarly: false },
    );
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = "", message }) => [path, message]));
  }
}

describe("itemSchema", () => {
  it.each([
    [{ title: "  " }, { title: "Title is required" }],
    [{ title: "x".repeat(301) }, { title: "At most 300 characters" }],
    [{ categoryName: "" }, { categoryName: "Choose a category" }],
    [
      { affiliateLink: "javascript:alert(1)" },
      { affiliateLink: "Enter a web address that begins with https:// or http://" },
    ],
    [
      { affiliateLink: "//evil.example" },
      { affiliateLink: "Enter a web address that begins with https:// or http://" },
    ],
    [{ price: "x".repeat(51) }, { price: "At most 50 characters" }],
    [{ rating: 5.1 }, { rating: "0 to 5, with one decimal" }],
    [{ rating: 4.55 }, { rating: "0 to 5, with one decimal" }],
    [{ rating: -1 }, { rating: "0 to 5, with one decimal" }],
    [{ reviewCount: 1.5 }, { reviewCount: "Enter a whole number" }],
    [{ reviewCount: -1 }, { reviewCount: "0 or more" }],
  ])("rejects %j", (values, expected) => expect(problems(values)).toEqual(expected));

  it.each([
    [{}],
    [{ rating: 4.7, reviewCount: 0, price: "On request", affiliateLink: "https://shop.example/a?b=c#d" }],
    [{ image: "/pictures/a.webp", rating: 0, reviewCount: null }],
  ])("accepts %j", (values) => expect(problems(values)).toEqual({}));
});
