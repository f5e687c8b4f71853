/** W-03: measures the passport of a heat with the processor throttled fourfold, from the click in the list to the figures. */
import { cpuSeconds, type Running } from '../processes.ts';
import { percentile, processorTime, round, withMember } from './member.ts';

const slowerProcessor = 4;
const limitMs = 1_000;
const rounds = 5;
const analysis = { C: 0.41, Si: 0.25, Mn: 0.77, P: 0.012, S: 0.004, Cr: 1.03, Mo: 0.21, Ni: 0.1, Cu: 0.12 };

/** Opens a new heat in each round; the first round loads the page's scripts. */
export const measurePassport = ({ url, pid }: Running, password: string) =>
  withMember(url, password, async ({ context, headers }) => {
    const found: { wallMs: number; pageMs: number; serverMs: number }[] = [];
    for (let at = 0; at < rounds; at++) {
      const name = `Heat ${at}`;
      const data = { name, grade: '42CrMo4', analysis: { ...analysis, C: 0.41 + at / 1_000 } };
      const made = await context.request.post('/api/heats', { headers, data });
      if (!made.ok()) throw new Error(`heat: ${made.status()} ${await made.text()}`);
      const page = await context.newPage();
      await page.goto('/workbench');
      const link = page.getByRole('link', { name }).first();
      await link.waitFor();
      await page.waitForLoadState('networkidle');
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
      const used = await processorTime(page);
      const [pageBefore, serverBefore, begun] = [await used(), cpuSeconds(pid), performance.now()];
      await link.click();
      await page.getByRole('heading', { name: 'Jominy Hardenability' }).waitFor();
      found.push({
        wallMs: round(performance.now() - begun),
        pageMs: round((await used()) - pageBefore),
        serverMs: round(1_000 * (cpuSeconds(pid) - serverBefore)),
      });
      await page.close();
    }
    const median = (key: 'wallMs' | 'pageMs' | 'serverMs') =>
      percentile(
        found.map((each) => each[key]),
        0.5,
      );
    const wallMs = median('wallMs');
    return {
      title: 'W-03 passport at a processor slowed fourfold',
      ...{ limitMs, wallMs, pageMs: median('pageMs'), serverMs: median('serverMs') },
      first: found[0],
      within: wallMs <= limitMs,
    };
  });
