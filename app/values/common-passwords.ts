/**
 * Passwords that every guesser tries first, in lower case. Small on purpose: it is loaded by the browser too,
 * and the limits on wrong passwords carry the rest.
 */
const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 123123 123123123 123321 112233 111111 1111111 11111111 000000
  00000000 121212 131313 222222 333333 444444 555555 654321 666666 777777 7777777 87654321 888888 88888888 987654321
  999999 101010 102030 123654 147258 147258369 159357 159753 789456 789456123 741852963 456789 696969 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc zaq12wsx qwerty qwerty1 qwerty12 qwerty123 qwertyu qwertyui qwertyuiop qwe123
  qweasd qweqwe asdfgh asdfghjkl asdasd zxcvbn zxcvbnm password password1 password12 password123 password1234 passw0rd
  p@ssw0rd p@ssword pass123 pass1234 passwort admin1 admin12 admin123 admin1234 admin12345 administrator root123
  welcome welcome1 welcome123 letmein letmein1 iloveyou iloveyou1 iloveu lovely loveme sunshine princess monkey dragon
  football baseball cricket batman superman michael jordan jordan23 shadow master charlie daniel jessica ashley computer
  internet whatever trustno1 starwars freedom secret secret123 changeme default guest123 test123 test1234 testing
  abc123 abcd123 abcd1234 abcdef abcdefg abcdefgh a1b2c3 aa123456 a123456 a12345678 aaaaaa aaaaaaaa q1w2e3 q1w2e3r4
  samsung google facebook india123 india@123 india1947 bharat krishna ganesh omnamahshivaya sairam jaimatadi jaishreeram
  hanuman lakshmi priyanka rahul123 rohit123 sachin sachin10 mumbai delhi123 bihar123 patna123 kumar123 indian
  jholacrafts jhola123 madhubani mithila kohbar handmade`.split(/\s+/),
);

/**
 * Is it among the passwords that are guessed first? Case and a closing exclamation mark don't make it another
 * one.
 */
export const isCommonPassword = (password: string): boolean => {
  const plain = password.toLowerCase();
  return common.has(plain) || common.has(plain.replace(/!+$/, ""));
};

const fewestCharacters = 5;

/**
 * Would a guesser come by it early? A common one with other figures and signs behind it, one without letters,
 * or of very few characters.
 */
export function isGuessable(password: string): boolean {
  const stem = password.replace(/[^a-z]+$/i, "");
  const isOfFew = stem === "" || new Set(password).size < fewestCharacters;
  return isOfFew || isCommonPassword(password) || isCommonPassword(stem);
}
