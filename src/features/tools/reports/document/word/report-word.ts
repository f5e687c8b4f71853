/** Writes a report as Word document (.docx) with the same content and order as the PDF. */
import type { Scene } from '@ferrite/charts/scene.ts';
import { DocumentFonts } from '../../../../../platform/server/documents/fonts.ts';
import { qrPath } from '../../../../../platform/server/documents/qr-path.ts';
import { pictureSize, rasterize, SvgPen } from '../../../../../platform/server/documents/svg-pen.ts';
import type {
  Picture,
  WordBlock,
  WordDocument,
} from '../../../../../platform/server/documents/word/word-blocks.ts';
import { wordFile } from '../../../../../platform/server/documents/word/word-file.ts';
import type { Language } from '../../../../../platform/shared/i18n/i18n.ts';
import type { ReportView } from '../../report-view.ts';
import type { ReportWords } from '../../report-words.ts';
import { drawScene, sceneCharacters } from '../blocks/draw-scene.ts';
import { isNamed } from '../content.ts';
import { contentTop, margin, sheetWidth } from '../paging/measures.ts';
import { scenesOf } from '../report-pdf.ts';
import { calculationBlocks, maxInTwo } from './calculation.ts';
import { footer, head, header, proof, qrSide } from './head-and-foot.ts';

/** Width in pixels of a diagram over the full page width: 220 pixels per inch, the resolution in which Word saves pictures. */
const diagramPixels = Math.round((sheetWidth / 72) * 220);
/** Width of a diagram with many results, as a share of the page width; leaves room for the results. */
const smallDiagram = 0.72;
const logoBox = { width: 110, height: 26 } as const;

/** Pictures of a report; `diagrams` has an entry for each calculation. */
export type ReportPictures = {
  readonly mark: Picture | null;
  readonly qr: Picture;
  readonly diagrams: readonly (Picture | null)[];
};

export async function createReportWord(
  report: ReportView,
  language: Language,
  words: ReportWords,
): Promise<Buffer> {
  const pictures = await picturesOf(report, language, words);
  const margins = { side: margin.side, top: contentTop, bottom: margin.bottom + 30 };
  return wordFile(wordDocument(report, pictures, words), language, margins);
}

export function wordDocument(
  report: ReportView,
  { mark, qr, diagrams }: ReportPictures,
  words: ReportWords,
): WordDocument {
  const body = report.calculations.flatMap((view, at): readonly WordBlock[] => [
    ...(isNamed(report, at)
      ? [{ kind: 'heading', level: 1, text: view.name, startsPage: at > 0 } as const]
      : []),
    ...calculationBlocks(view, diagrams[at] ?? null, words),
  ]);
  return {
    title: `${report.number} ${report.revision} ${report.title}`,
    author: report.head.author || report.head.company,
    header: header(report, words),
    footer: footer(report, words),
    body: [...head(report, mark, words), ...body, proof(report, qr, words)],
  };
}

async function picturesOf(
  report: ReportView,
  language: Language,
  words: ReportWords,
): Promise<ReportPictures> {
  // With many results, the lowest diagram is used, otherwise the usual one.
  const scenes = report.calculations.map(
    (view) => scenesOf(view, { language, words }).at(view.results.length > maxInTwo ? -1 : 0) ?? null,
  );
  const diagrams: (Picture | null)[] = [];
  // Diagrams are created one after another, which keeps only one in memory.
  for (const [at, scene] of scenes.entries()) {
    const view = report.calculations[at];
    const share = (view?.results.length ?? 0) > maxInTwo ? smallDiagram : 1;
    diagrams.push(
      scene && (await diagramOf(scene, { text: view?.diagram?.title || words.diagram, share, language })),
    );
  }
  const { size, path } = qrPath(report.address);
  const code = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
  const qr: Picture = {
    kind: 'picture',
    png: await rasterize(code, size * 8),
    width: qrSide,
    height: qrSide,
    text: report.address,
    link: report.address,
  };
  return { mark: await logoOf(report), qr, diagrams };
}

type DiagramLook = { readonly text: string; readonly share: number; readonly language: Language };

async function diagramOf(scene: Scene, { text, share, language }: DiagramLook): Promise<Picture> {
  const pen = new SvgPen(await DocumentFonts.for(sceneCharacters(scene), language));
  drawScene(pen, scene);
  const width = share * sheetWidth;
  return {
    kind: 'picture',
    png: await rasterize(pen.svg(scene), diagramPixels),
    width,
    height: (scene.height * width) / scene.width,
    text,
  };
}

async function logoOf({ mark, head: { company } }: ReportView): Promise<Picture | null> {
  if (!mark) return null;
  const png = Buffer.from(mark.slice(mark.indexOf(',') + 1), 'base64');
  const { width, height } = await pictureSize(png);
  const scale = Math.min(logoBox.width / width, logoBox.height / height);
  return { kind: 'picture', png, width: width * scale, height: height * scale, text: company };
}
