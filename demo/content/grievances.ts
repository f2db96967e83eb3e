/** Complaints to the demo shop's grievance officer. */
export const grievances = [
  {
    fullName: "Harpreet Gill",
    email: "harpreet.gill@example.com",
    came: "2026-05-11T11:42:00+05:30",
    acknowledged: "2026-05-11T17:05:00+05:30",
    resolved: "2026-05-14T10:20:00+05:30",
    body: "The parcel shows as delivered since Friday, and nobody at my address has seen it. The courier hangs up when I call.",
    reply:
      "The courier left it with the guard of the next gate and has handed it to you this morning, as you wrote. We have asked them to call before they leave a parcel with anybody else. Sorry for the two days.",
  },
  {
    fullName: "Meenakshi Rao",
    email: "meenakshi.rao@example.com",
    came: "2026-06-19T20:15:00+05:30",
    acknowledged: "2026-06-20T09:30:00+05:30",
    resolved: "2026-06-24T16:45:00+05:30",
    body: "I sent back a stole on the 8th and your shop has it since the 12th. The money is still not in my account.",
    reply:
      "You are right: the refund had stopped at the bank and nobody looked. It left again today and is with you within five working days.",
  },
];
