import { isPictureAddress } from "./pictureAddress";

describe("isPictureAddress", () => {
  it.each([
    "https://shop.example/a.jpg?w=1",
    " http://shop.example/a ",
    "http://192.168.0.1/a.png",
    "/art/outfit/1.svg",
    "/pictures/0123456789abcdef0123456789abcdef-10x10.webp",
  ])("accepts %s", (address) => expect(isPictureAddress(address)).toBe(true));

  it.each([
    "",
    "picture.jpg",
    "//evil.example/a.png",
    "/admin/logout",
    "/art/x y.svg",
    "javascript:alert(1)",
    "java\tscript:alert(1)",
    "data:image/png;base64,AA",
    "https://",
    "https:///a.png",
    "https://a b.example/x",
    "ftp://shop.example/a.jpg",
  ])("rejects %j", (address) => expect(isPictureAddress(address)).toBe(false));
});
