import { startGoogleTag, stopGoogleTag } from "./googleTag";

const said = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));

describe("googleTag", () => {
  it("loads the script once, from a file, with the configured options", () => {
    startGoogleTag({ id: "G-AB12CD34", anonymizeIp: true, trackOutboundLinks: true });
    startGoogleTag({ id: "G-AB12CD34", anonymizeIp: true, trackOutboundLinks: true });
    const scripts = [...document.querySelectorAll("script")].map(({ src, text }) => ({ src, text }));
    expect(scripts).toEqual([{ src: "https://www.googletagmanager.com/gtag/js?id=G-AB12CD34", text: "" }]);
    expect(said()).toEqual([
      ["js", expect.any(Date)],
      [
        "config",
        "G-AB12CD34",
        {
          anonymize_ip: true,
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
          cookie_domain: "none",
        },
      ],
    ]);
    // The script ignores arrays.
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe("[object Arguments]");
  });

  it("reports clicks on outbound redirects only", () => {
    const links = document.body.appendChild(document.createElement("p"));
    links.innerHTML = '<a href="/go/7"><b>Shop</b></a><a href="/shop">Shop</a><a href="https://x.example/go/7">x</a>';
    links.addEventListener("click", (event) => event.preventDefault());
    for (const element of document.querySelectorAll<HTMLElement>("b, a[href='/shop'], a[href^=https]")) element.click();
    expect(said().slice(2)).toEqual([["event", "click", { link_url: "http://localhost/go/7", outbound: true }]]);
  });

  it("deletes its cookies, and no others, when it is stopped", () => {
    for (const cookie of ["_ga=GA1.1.5", "_ga_AB12CD34=GS1.1", "theme=dark", "_garment=coat"]) document.cookie = cookie;
    stopGoogleTag("G-AB12CD34");
    expect(document.cookie).toBe("theme=dark; _garment=coat");
    expect(window).toHaveProperty("ga-disable-G-AB12CD34", true);
  });
});
