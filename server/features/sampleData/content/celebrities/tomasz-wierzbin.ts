import type { SampleCelebrity } from "../../sampleData.types";

export const tomaszWierzbin: SampleCelebrity = {
  slug: "tomasz-wierzbin",
  name: "Tomasz Wierzbin",
  category: "Model",
  styleType: "Streetwear",
  bio:
    "Tomasz Wierzbin repaired trams in Łódź until a photographer missed her stop and asked whether the overalls were " +
    "his own. They were, as were the grease and the moustache. He now walks for houses that charge a month of his " +
    "old wages for a chore coat, and still services his own washing machine in one. Designers value him for telling " +
    "them which pockets will not work. He carries a hex key to every fitting and is usually right.",
  birthdate: "1996-04-27",
  birthplace: "Łódź, Poland",
  height: "6 ft 2 in (188 cm)",
  education: "Technical diploma in rail vehicle maintenance, Zespół Szkół Pod Semaforem, Łódź.",
  careerHighlights:
    "His first season counted thirty-eight shows and a fracture clinic. He became the face of Kestrel Supply in " +
    "2020, then helped redraw its whole trouser range. A photobook of his own, Depot, documents night crews in " +
    "eleven cities and has been reprinted four times.",
  personalLife:
    "A former switching station outside the city is home, half restored and entirely unheated above the ground " +
    "floor. He is engaged to Jagna Rzepnik, who drives the number nine tram and outranks him socially. They keep " +
    "bees on the signal box.",
  awards: "Golden Thimble for Newcomer (2019); Gantry Prize for Photography (2024)",
  interestingFacts:
    "He can tell a tram's age from the sound of its brakes. The white scar on his thumb was acquired opening a " +
    "yoghurt, though nobody believes it. His agency's lift works because of him.",
  nationality: "Polish",
  languages: "Polish, English, German",
  netWorth: "About $4 million",
  zodiacSign: "Taurus",
  philanthropyWork:
    "Every second Saturday he teaches bicycle repair to teenagers in a disused tram shed, tools included. The shed " +
    "also runs a library of workwear for apprentices who cannot afford boots. Kestrel Supply donates seconds, under " +
    "some pressure.",
  businessVentures:
    "Spoina, a workshop he founded with two welders, makes hooks, rails and one excellent shoe rack. It has no " +
    "website and a waiting list. He licenses the hook to hotels and spends the income on bees.",
  controversies:
    "While closing a show in 2022 he stopped halfway to fix a flickering floor light, using the hex key. The " +
    "designer first fainted and later built a campaign around it. An electricians' union wrote to complain, fairly, " +
    "that he had not isolated the supply.",
  fanbaseNickname: "The Night Shift",
  measurements: "Chest 40 in, waist 32 in, shoe size 45",
  dietFitness:
    "He climbs indoors twice a week and outdoors whenever a gutter needs clearing. Rye bread, soured milk and an " +
    "alarming number of plums see him through. Cold showers are down to the boiler.",
  styleEvolution:
    "Overalls were the uniform and then, for a bewildering year, so were other people's silk shirts. Around 2021 he " +
    "asked stylists to let him keep his own belt, and the rest of the tool kit crept in after it. His recent " +
    "tailoring has all the pockets and none of the orange.",
  influences:
    "Tramway engineers, mountaineers of the eighties, and an uncle who modified every coat he ever owned. Among " +
    "designers he names Halszka Drewnik, whose seams are welded as carefully as anything on rails. Otherwise he " +
    "trusts an instruction manual.",
  quotes: "“If a pocket cannot hold a spanner, it is a drawing of a pocket.”",
  publicPerception:
    "He is the rare model men will admit to having pinned on a wall. The trade press calls his walk agricultural and " +
    "keeps booking it. In Łódź people ask him about timetables.",
  brandEndorsements: "Kestrel Supply; Alder Cycles",
  socialMedia: {
    instagram: "https://photos.example/tomaszwierzbin",
    twitter: "",
    facebook: "https://facebook.example/tomaszwierzbin",
    youtube: "https://youtube.example/@depotnights",
    tiktok: "tomaszwierzbin",
    website: "https://tomaszwierzbin.example",
  },
  signature: {
    look: "Blonde hair worn slicked-back, tan skin and a broad moustache.",
    accessories: "A hex key on a cord, a webbing belt, gloves clipped to a loop",
    designers: "Kestrel Supply, Halszka Drewnik, Northloom",
    perfume: "Sleeper by Lumen Beauty: creosote, birch and machine soap",
  },
  influenceScores: [
    { label: "Łódź tram depots", percent: 85 },
    { label: "Eighties mountaineers", percent: 92 },
    { label: "Halszka Drewnik's seams", percent: 78 },
  ],
  styleEvolutionStages: [
    { label: "The real overalls", percent: 30 },
    { label: "A silk-shirt detour", percent: 60 },
    { label: "Pockets, refined", percent: 90 },
  ],
  fashionTimeline: [
    {
      year: 2023,
      title: "Olive everywhere",
      text:
        "A cream tee and olive cargoes, photographed at a tram stop, moved the pocket from the chest to the knee " +
        "across an entire season.",
    },
    {
      year: 2024,
      title: "The quilted commute",
      text: "He lived in a moss bomber from January to April and published a diagram of its contents.",
    },
    {
      year: 2025,
      title: "Running late",
      text: "A charity relay around the depot ring line put coral shoes on every model in the line-up.",
    },
  ],
};
