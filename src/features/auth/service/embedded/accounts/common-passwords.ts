/** Beginnings of common passwords; years or punctuation marks after them are ignored. */
const beginnings: ReadonlySet<string> = new Set(
  (
    'password passw0rd p@ssword p@ssw0rd pass qwerty qwertz azerty qwertyuiop qwerty123 asdfgh asdfghjkl zxcvbn zxcvbnm ' +
    '1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx q1w2e3 q1w2e3r4 abc123 a1b2c3 123abc 123qwe qwe123 123123 123321 112233 ' +
    '121212 131313 147258 147258369 159753 159357 789456 741852963 987654321 654321 102030 010203 696969 666666 7777777 ' +
    'iloveyou letmein welcome monkey dragon football baseball basketball soccer hockey sunshine princess master superman ' +
    'batman trustno1 shadow michael jordan jennifer ashley charlie daniel thomas andrew joshua jessica hunter ranger buster ' +
    'tigger pepper ginger maggie cookie cheese summer winter spring autumn freedom whatever starwars pokemon computer ' +
    'internet samsung google secret changeme default guest test testing tester temp admin administrator root user login ' +
    'access mustang corvette ferrari mercedes porsche harley yamaha killer ninja phoenix matrix zaq12wsx password1 ' +
    'passwort hallo schatz geheim fussball motdepasse bonjour contraseña senha parola lozinka haslo ' +
    'woaini woaini1314 5201314 1314520 a123456 123456a aa123456 qq123456 wang123456 dkssud tkfkd sarang tkfkdgo ' +
    'arsenal chelsea liverpool barcelona juventus realmadrid flower lovely angel babygirl loveme fuckyou asshole ' +
    'steel ferrite martensite austenite'
  ).split(' '),
);

/** List of leaked passwords; loaded on first use, because it takes some megabytes. */
let breached: Promise<ReadonlySet<string>> | undefined;
async function readBreached(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Returns whether a password is on the list of leaked passwords, repeats one character or is a sequence such as 23456789. */
export async function isCommon(password: string): Promise<boolean> {
  const plain = password.toLowerCase();
  const codes = [...plain].map((each) => each.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const isRun = steps.size <= 1 && [undefined, 0, 1, -1].includes([...steps][0]);
  if (isRun || beginnings.has(plain) || beginnings.has(plain.replace(/[\d\W_]{1,4}$/, ''))) return true;
  breached ??= readBreached();
  return (await breached).has(plain);
}
