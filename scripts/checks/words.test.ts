import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Names invented in this project, each with the standard word of the field that replaces it. */
const privateWords: Readonly<Record<string, RegExp>> = {
  routes: /\w+Door\b/,
  'action, or audit event': /\bdeeds?\b(?!\.\$\{)|Deed/,
  request: /\bwish(?:es|ed)?\b|[a-z]Wish(?:es)?\b/i,
  'consume (of a rate limit)': /\bspend\b|\bSpend[A-Z]/,
  semaphore: /\bcreateTurns\b|\btakeTurn\b/,
  'e-mail': /\bLetter\b|composeLetter|(?:Refund|upload|Access)Letters?\b/,
  erase: /\bforgetters\b|\bForget\b/,
  'persisted secret': /keptRandom/,
  failpoint: /crashPoint/i,
  'max or min': /\bmost(?!Seconds|Connections)[A-Z]|\bleast(?!Rockwell)[A-Z]/,
  'pending second factor': /\bisHalf\b|enterProved|signInWhole/,
};

const files = globSync('{src,packages,scripts,labs}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\/(messages|texts)\/|words\.test\.ts$/.test(file),
);

describe('comments', () => {
  it('comments begin with a noun or a verb instead of a question word', () => {
    const asQueryFailure = /\/\*\*[\s*]*(?:What|How|Where|Who)\s.*/g;
    const found = files
      .filter((file) => !/\.test\.|\/demo\//.test(file))
      .flatMap((file) =>
        [...readFileSync(path.join(root, file), 'utf8').matchAll(asQueryFailure)].map(
          ([text]) => `${file}: ${text}`,
        ),
      );
    expect(found).toEqual([]);
  });

  it('comments do not use names of types and functions as verbs', () => {
    const asVerb =
      /\/\*\*[\s*]*(?:Semaphore|Erase|Consume|Failpoint)\s+(?!of\b|for\b|that\b|with\b|names?\b)\w+/g;
    const found = files.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(asVerb)].map(([text]) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

/** Words that hint at a meaning instead of naming it, each with the plain word that replaces it. */
const riddles: Readonly<Record<string, RegExp>> = {
  'endpoint, route or API': /\bdoors?\b/i,
  'support, operator or administrator': /\bthe house\b/i,
};

describe('names, comments and documents', () => {
  const written = [...files, ...globSync('{*.md,{docs,packages}/**/*.md}', { cwd: root })].filter(
    (file) => !/CHANGELOG|node_modules|\/demo\//.test(file),
  );

  it.each(Object.entries(riddles))(
    'names, comments and documents use “%s” instead of a word that only hints at it',
    (_word, pattern) => {
      const found = written.flatMap((file) =>
        readFileSync(path.join(root, file), 'utf8')
          .split('\n')
          .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
      );
      expect(found).toEqual([]);
    },
  );
});

describe('names in the code', () => {
  it.each(Object.entries(privateWords))(
    'names in the code use “%s” instead of a private word for it',
    (_word, pattern) => {
      const found = files.flatMap((file) =>
        readFileSync(path.join(root, file), 'utf8')
          .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
          .split('\n')
          .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
      );
      expect(found).toEqual([]);
    },
  );
});

/** Vague pronouns and verbs, each with the words to write instead. */
const vague: Readonly<Record<string, RegExp>> = {
  'member, user, caller or administrator': /\b(?:somebody|nobody|whoever|oneself|one's own)\b(?!@|')/i,
  'state, report, notify or show': /\btells?\b(?! (?:them|it) apart)/i,
  'reported, listed, labelled or stated': /\b(?:is|are) named\b(?! after)/i,
  'is not a': /(?<!\b(?:there|such) )\bis no (?!longer|more|less|other|fewer|later|wider|room|need)[a-z]/i,
};

/** Matches test titles: `it('…'`, `test.each(list)('…'`, and the line that ends a list of cases. */
const title = /(?:\b(?:it|test|describe)(?:\.\w+)*|^\s*\](?: as const)?\))\(\s*(['"`])(.*?)\1/gm;

describe('comments and test titles', () => {
  const checked = [
    ...files,
    ...globSync('{test,e2e}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('hostile')),
  ].filter((file) => !/\/demo\//.test(file));

  it.each(Object.entries(vague))(
    'comments and test titles use “%s” instead of a vague word',
    (_word, pattern) => {
      const found = checked.flatMap((file) => {
        const text = readFileSync(path.join(root, file), 'utf8');
        const comments = text.match(/(?<=^|\s)(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm) ?? [];
        const titles = [...text.matchAll(title)].map((each) => each[2] ?? '');
        return [...comments, ...titles]
          .filter((each) => pattern.test(each))
          .map((each) => `${file}: ${each}`);
      });
      expect(found).toEqual([]);
    },
  );
});

/** Vague or colloquial words in sentences that users and callers of the API read. */
const vagueInSentences: Readonly<Record<string, RegExp>> = {
  'member, user or author': /\b(?:somebody|whoever|one[’']s own)\b/i,
  'no longer': /\bany more\b/i,
  already: /\bmeanwhile\b(?!:)/i,
  'at most': /\bmay have (?:\$\{|\d)/i,
  match: /\bdo(?:es)? not fit (?:the|this) (?:order|plan|amount)/i,
};

describe('English sentences of pages and error responses', () => {
  const sentences = globSync('{src,packages}/**/{refusals,messages/en,texts/en}.ts', { cwd: root });

  it.each(Object.entries(vagueInSentences))(
    'pages and error responses use “%s” instead of a vague word',
    (_word, pattern) => {
      const found = sentences.flatMap((file) =>
        readFileSync(path.join(root, file), 'utf8')
          .split('\n')
          .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
      );
      expect(sentences.length).toBeGreaterThan(50);
      expect(found).toEqual([]);
    },
  );
});

describe('test titles', () => {
  it('values in test titles are not shifted by a percent sign: such titles number their values', () => {
    const tests = globSync('{src,packages,scripts,labs,test,e2e}/**/*.test.{ts,tsx}', { cwd: root });
    // Vitest inserts one value for “%%” too, and does not know “%2$s”.
    const shifted = /^\s*(?:\]\s*(?:as const)?\)\()?(['"`]).*(?:%%|%\d\$).*\1,/gm;
    const found = tests.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(shifted)]
        .filter(([line]) => /%[sdifjoO]|%\d\$s/.test(line))
        .map(([line]) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
