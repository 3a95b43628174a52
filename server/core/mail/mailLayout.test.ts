import { createElement } from "react";
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
    const rules = mailStyles.split("\n").filter((line) => line.includes("table-layout: fixed"));
    expect(rules.join()).toMatch(/\.frame, \.column, \.card \{.*\.content table \{/);
    expect(mailStyles).toMatch(/\.column td, \.column th \{[^}]*overflow-wrap: anywhere/);
  });

  test("shows the whole picture of a look, not the crop of its link preview", () => {
    expect(html).toContain('src="https://worn.example/art/outfit/a.jpeg"');
  });
});
