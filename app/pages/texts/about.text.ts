/** The shop's own story. */
export const aboutText = {
  title: "About Us",
  lead: "We bring the painted walls of Mithila to things that are carried, worn and lived with.",
  description:
    "Who paints and sews our Madhubani bags, what we stand for, and the way of a piece from cotton to your door.",
  drawing: "A bride’s palanquin between two bearers under sun and moon, inside a painted border",
  ourStory: "Our Story",
  story: [
    "In the villages around Madhubani, women have drawn on the mud walls of their houses for longer than anyone can say: fish for plenty, a bamboo grove for the family’s line, the lotus wedding chamber for a bride. In the drought of the 1960s they were asked to paint on paper as well, so that the drawing could earn, and the art left the village for the world.",
    "A wall cannot be posted, and a framed picture stays at home. A cloth bag goes to the market, to school and to the office, and shows its drawing to everybody on the way. So we began with bags. Each is cut and sewn in Bihar, painted, embroidered or printed by hand, and sold with its maker’s name on it.",
  ],
  meet: "Meet the artisans",
  ourMission: "Our Mission",
  mission: [
    "To give the painters, embroiderers and printers of Mithila steady, fairly paid work under their own names; and to give you things so well made that you keep them.",
  ],
  ourValues: "Our Core Values",
  values: [
    {
      title: "Madhubani Heritage",
      text: "We keep to the old rules of the line: two outlines, the gap filled with hatching or colour, no ground left empty. What a motif means stands beside it.",
    },
    {
      title: "Sustainable Materials",
      text: "Cotton, jute and worn sari cloth; fabric colours fixed by heat, plant colours where they last. Paper and cloth to pack in, and no plastic.",
    },
    {
      title: "Artisan Empowerment",
      text: "The maker sets the days a piece needs and is paid for them. Every product page leads to a person.",
    },
  ],
  process: "Our Process",
  processNote: "Four steps, all of them in India.",
  steps: [
    {
      title: "Cotton Sourcing",
      text: "Unbleached cotton and canvas come in from mills and handlooms, are washed against shrinking, cut and sewn.",
    },
    {
      title: "Artisan Handwork",
      text: "An artisan draws, paints, embroiders or prints the piece: a morning for a pouch, up to two weeks for a wall hanging.",
    },
    {
      title: "Quality Check",
      text: "Seams are pulled, colours rubbed, the drawing looked at in daylight. What does not pass goes back to the table.",
    },
    {
      title: "Shipping",
      text: "Folded in cloth, labelled with the maker’s name and handed to the courier: five to seven business days within India, two or three by express.",
    },
  ],
  now: "See what they are making now",
  shopNow: "Shop Now",
};
