import { createElement } from "react";
import { deriveSchemes } from "../../../site/accent";
import { schemes } from "../../../site/branding";
import { MailCard } from "./MailCard";
import { MailLayout } from "./MailLayout";
import { mailStyles } from "./mailStyles";
import { renderMail } from "./renderMail";

describe("a mail on a phone", () => {
  const origin = "https://worn.example";
  const card = createElement(MailCard, { origin, href: "/x", image: "/art/outfit/a.svg", title: "A look", lines: [] });
  const site = { name: "WornBy", origin };
  const { html } = renderMail(createElement(MailLayout, { site, preview: "Looks", footer: "", children: card }));

  test("has tables of a fixed layout only, which no long word or column widens", () => {
    const classes = [...html.matchAll(/<table[^>]*>/g)].map(([tag]) => /class="(\w+)"/.exec(tag)?.[1]);
    expect(classes).toEqual(["frame", "column", "card"]);
    const rules = mailStyles(schemes)
      .split("\n")
      .filter((line) => line.includes("table-layout: fixed"));
    expect(rules.join()).toMatch(/\.frame, \.column, \.card \{.*\.content table \{/);
    expect(mailStyles(schemes)).toMatch(/\.column td, \.column th \{[^}]*overflow-wrap: anywhere/);
  });

  test("has the accent of the site in both schemes", () => {
    const colors = deriveSchemes({ accent: "#0b5d4e" });
    const layout = { site: { ...site, colors }, preview: "Looks", footer: "", children: card };
    const styled = renderMail(createElement(MailLayout, layout)).html;
    expect(styled).toContain(".button { display: inline-block; background: #0b5d4e;");
    expect(styled).toContain(`a { color: ${colors.dark.accent}; }`);
    expect(styled).not.toContain(schemes.light.accent);
  });

  test("shows the whole picture of a look, not the crop of its link preview", () => {
    expect(html).toContain('src="https://worn.example/art/outfit/a.jpeg"');
  });
});
