/** Exports a drawing as a standalone file in the light theme on white. */

function inLightColours(markup: string): string {
  const probe = document.createElement('div');
  probe.dataset['theme'] = 'light';
  probe.style.setProperty('--well', '#ffffff');
  document.body.append(probe);
  try {
    return markup.replace(/var\(--[\w-]+\)/g, (token) => {
      probe.style.color = token;
      return getComputedStyle(probe).color;
    });
  } finally {
    probe.remove();
  }
}

/** Returns the drawing as the text of a standalone SVG file. */
function standalone(svg: SVGSVGElement, style = ''): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const { width, height } = svg.viewBox.baseVal;
  for (const attribute of ['class', 'role', 'aria-label']) copy.removeAttribute(attribute);
  for (const each of copy.querySelectorAll('[data-chart=pointer]')) each.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const title = document.createElementNS('http://www.w3.org/2000/svg', 'title');
  title.textContent = svg.getAttribute('aria-label') ?? '';
  copy.prepend(title);
  if (style) {
    const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'style');
    sheet.textContent = style;
    copy.prepend(sheet);
  }
  return inLightColours(new XMLSerializer().serializeToString(copy));
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function saveSvg(svg: SVGSVGElement, name: string): void {
  download(new Blob([standalone(svg)], { type: 'image/svg+xml' }), `${name}.svg`);
}

async function asDataUrl(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Returns the page's fonts as CSS rules with embedded data, because an exported image cannot fetch files. */
async function embeddedFonts(): Promise<string> {
  const rules: string[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const loaded = [...document.fonts].some(
        (face) =>
          face.status === 'loaded' &&
          rule.cssText.includes(face.family.replaceAll('"', '')) &&
          face.style === (rule.style.getPropertyValue('font-style') || 'normal'),
      );
      const address = /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1];
      if (!loaded || !address) continue;
      const data = await asDataUrl(new URL(address, sheet.href ?? location.href).href);
      rules.push(rule.cssText.replace(/url\([^)]+\)/, `url("${data}")`));
    }
  }
  return rules.join('\n');
}

/** Scale of PNG exports, which gives about 290 dots per inch at a width of 170 mm. */
const pngScale = 3;

/** Returns the drawing as PNG with three pixels per unit; null if the browser cannot draw it. */
export async function pngOf(svg: SVGSVGElement): Promise<Blob | null> {
  const fonts = await embeddedFonts().catch(() => '');
  const { width, height } = svg.viewBox.baseVal;
  const image = new Image();
  const address = URL.createObjectURL(new Blob([standalone(svg, fonts)], { type: 'image/svg+xml' }));
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = address;
    });
    const canvas = document.createElement('canvas');
    canvas.width = width * pngScale;
    canvas.height = height * pngScale;
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}

export async function savePng(svg: SVGSVGElement, name: string): Promise<void> {
  const blob = await pngOf(svg);
  if (blob) download(blob, `${name}.png`);
}
