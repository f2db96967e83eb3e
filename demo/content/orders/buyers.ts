/** Somebody who bought something of the demo shop. None of them lives; their mailboxes lead nowhere. */
export interface SeedBuyer {
  name: string;
  email: string;
  phone: string;
  line1: string;
  line2?: string;
  city: string;
  state: string;
  pincode: string;
  /** India where nothing is said. */
  country?: string;
  /** In India, whom a buyer abroad sends to. */
  receiver?: SeedPlace;
  /** Has an account without a password, and saved addresses: this one, and these. */
  otherAddresses?: readonly SeedPlace[];
}

export type SeedPlace = Omit<SeedBuyer, "email" | "otherAddresses" | "receiver">;

export const buyers = {
  ananya: {
    ...{ name: "Ananya Shenoy", email: "ananya.shenoy@example.com", phone: "90000 10001" },
    ...{ line1: "Flat 302, Gulmohar Residency", line2: "12th Main, Indiranagar" },
    ...{ city: "Bengaluru", state: "Karnataka", pincode: "560038" },
    otherAddresses: [
      {
        ...{ name: "Sudha Shenoy", phone: "90000 10013", line1: "7 Car Street", line2: "Near the tank" },
        ...{ city: "Udupi", state: "Karnataka", pincode: "576101" },
      },
    ],
  },
  kavita: {
    ...{ name: "Kavita Deshmukh", email: "kavita.d@example.org", phone: "90000 10002" },
    ...{ line1: "B-14, Prabhat Co-operative Society", line2: "Prabhat Road" },
    ...{ city: "Pune", state: "Maharashtra", pincode: "411004" },
    otherAddresses: [
      {
        ...{ name: "Kavita Deshmukh", phone: "90000 10002", line1: "Staff Room, Shishu Vihar School" },
        ...{ city: "Pune", state: "Maharashtra", pincode: "411052" },
      },
    ],
  },
  rohit: {
    ...{ name: "Rohit Menon", email: "rohit.menon@example.com", phone: "90000 10003" },
    ...{ line1: "Thekke Veedu, Panampilly Nagar", city: "Kochi", state: "Kerala", pincode: "682036" },
  },
  farah: {
    ...{ name: "Farah Siddiqui", email: "farah.s@example.net", phone: "90000 10004" },
    ...{ line1: "22 Jopling Road", city: "Lucknow", state: "Uttar Pradesh", pincode: "226001" },
  },
  ishaan: {
    ...{ name: "Ishaan Mukherjee", email: "ishaan.m@example.com", phone: "90000 10005" },
    ...{ line1: "41/2 Lake Terrace", line2: "Ballygunge" },
    ...{ city: "Kolkata", state: "West Bengal", pincode: "700029" },
  },
  gurpreet: {
    ...{ name: "Gurpreet Kaur", email: "gurpreet.kaur@example.org", phone: "90000 10006" },
    ...{ line1: "House 88, Ranjit Avenue, Block C" },
    ...{ city: "Amritsar", state: "Punjab", pincode: "143001" },
  },
  lalitha: {
    ...{ name: "Lalitha Raman", email: "lalitha.raman@example.com", phone: "90000 10007" },
    ...{ line1: "5 South Mada Street", line2: "Mylapore" },
    ...{ city: "Chennai", state: "Tamil Nadu", pincode: "600004" },
  },
  vikram: {
    ...{ name: "Vikram Shekhawat", email: "vikram.shekhawat@example.net", phone: "90000 10008" },
    ...{ line1: "Plot 19, Hanuman Nagar", city: "Jaipur", state: "Rajasthan", pincode: "302021" },
  },
  neha: {
    ...{ name: "Neha Jha", email: "neha.jha@example.com", phone: "90000 10009" },
    ...{ line1: "Road 6, Rajendra Nagar", line2: "Behind the post office" },
    ...{ city: "Patna", state: "Bihar", pincode: "800016" },
  },
  thomas: {
    ...{ name: "Thomas Lobo", email: "thomas.lobo@example.org", phone: "90000 10010" },
    ...{ line1: "112 Rua de Natal", line2: "Fontainhas", city: "Panaji", state: "Goa", pincode: "403001" },
  },
  sunanda: {
    ...{ name: "Sunanda Mishra", email: "sunanda.mishra@example.net", phone: "+44 7700 900123" },
    ...{ line1: "9 Larkspur Close", city: "Leicester", state: "", pincode: "LE4 7ZZ" },
    country: "United Kingdom",
    receiver: {
      ...{ name: "Girija Mishra", phone: "90000 10021", line1: "Lal Bagh, near the tower" },
      ...{ city: "Darbhanga", state: "Bihar", pincode: "846004" },
    },
  },
  devika: {
    ...{ name: "Devika Patel", email: "devika.patel@example.com", phone: "90000 10011" },
    ...{ line1: "A-7 Suramya Flats", line2: "Law Garden" },
    ...{ city: "Ahmedabad", state: "Gujarat", pincode: "380006" },
  },
  sameer: {
    ...{ name: "Sameer Kulkarni", email: "orders@haatandsons.example", phone: "90000 10012" },
    ...{ line1: "Haat & Sons, 3 Chapel Lane", line2: "Bandra West" },
    ...{ city: "Mumbai", state: "Maharashtra", pincode: "400050" },
  },
} satisfies Record<string, SeedBuyer>;

export type BuyerName = keyof typeof buyers;

export const buyerNamed = (name: BuyerName): SeedBuyer => buyers[name];
