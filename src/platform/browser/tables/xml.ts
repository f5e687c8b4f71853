import { Parser } from 'saxen';
import { FileFault } from './file-fault.ts';

type Handlers = {
  readonly open?: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Parses XML and calls the handlers with local names. Entities declared in a document type are not expanded. @throws
 * FileFault
 */
export function readXml(xml: string, { open, close, text }: Handlers): void {
  const parser = new Parser();
  parser.on('error', () => {
    throw new FileFault('broken');
  });
  if (open)
    parser.on('openTag', (name, attributes, decode) =>
      open(localName(name), (wanted) => {
        const all = attributes();
        const found =
          all[wanted] ??
          Object.entries(all).find(([each]) => localName(each) === wanted && each !== wanted)?.[1];
        return found === undefined ? undefined : decode(found);
      }),
    );
  if (close) parser.on('closeTag', (name) => close(localName(name)));
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)));
    parser.on('cdata', text);
  }
  parser.parse(xml);
}
