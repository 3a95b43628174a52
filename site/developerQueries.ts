/** A query of the public API as an example. */
export interface DeveloperQuery {
  title: string;
  text: string;
  query: string;
}

/** Each runs for a visitor, with any content. */
export const developerQueries: readonly DeveloperQuery[] = [
  {
    title: "Who wore what",
    text: "The newest looks, with who wore them and when.",
    query: `{
  outfits(first: 3) {
    nodes { title slug date celebrity { name } }
  }
}`,
  },
  {
    title: "Page by page",
    text: "Lists are connections. Ask again with endCursor as the argument after, while hasNextPage is true.",
    query: `{
  celebrities(first: 5, sort: NAME) {
    totalCount
    nodes { name slug category }
    pageInfo { hasNextPage endCursor }
  }
}`,
  },
  {
    title: "Where to get it",
    text: "The pieces of a look and what the shops have: the exact piece, similar ones and cheaper ones. The site's link to the shop is /go/{id}.",
    query: `{
  outfits(first: 1) {
    nodes {
      title
      pieces {
        name
        products { id title matchKind retailer price isAvailable }
      }
    }
  }
}`,
  },
  {
    title: "The look for a budget",
    text: "One product for each piece, so that the sum fits and the look stays as close as it can.",
    query: `{
  outfits(first: 1) {
    nodes {
      title
      lookForBudget(budget: "500", have: ["shoes"]) {
        total currency cheapest
        choices { piece { name } product { title price } }
      }
    }
  }
}`,
  },
  {
    title: "Search",
    text: "It corrects spelling, and understands colors, garments and prices.",
    query: `{
  search(text: "black dress under 900", first: 3) {
    outfitCount
    outfits { title celebrity { name } }
    products { title retailer price }
  }
}`,
  },
  {
    title: "Real reductions",
    text: "Products whose price is lower than any of the 30 days before.",
    query: `{
  affiliateProducts(first: 5, filter: { onSale: true }) {
    nodes { title retailer price originalPrice isOnSale }
  }
}`,
  },
  {
    title: "Where a price comes from",
    text: "Each price has a source and a time. A price without a history has an empty one.",
    query: `{
  affiliateProducts(first: 3) {
    nodes {
      title priceAmount priceCurrency priceAsOf
      priceHistory { day amount }
    }
  }
}`,
  },
  {
    title: "Worn again",
    text: "Later looks with the same piece.",
    query: `{
  outfits(first: 10) {
    nodes {
      title
      pieces { name wornAgain { title date celebrity { name } } }
    }
  }
}`,
  },
  {
    title: "Looks by season and color",
    text: "Filters combine.",
    query: `{
  outfits(first: 5, filter: { season: WINTER, colors: ["black"] }) {
    totalCount
    nodes { title date image }
  }
}`,
  },
  {
    title: "Articles",
    text: "With the looks that they mention.",
    query: `{
  blogPosts(first: 3) {
    nodes {
      title slug date readingMinutes excerpt
      mentionedOutfits { title slug }
    }
  }
}`,
  },
];
