/**
 * Measures the memory of the server while it writes reports, and the time of each document; every document is a
 * different report.
 */
import { performance } from 'node:perf_hooks';
import { type Running, residentMb } from './processes.ts';

const limitMb = 120;
const calculations = [
  '/calculators/welding/preheat-temperature.html?thicknessMm=40',
  '/calculators/welding/preheat-temperature.html?thicknessMm=60',
  '/calculators/welding/carbon-equivalent.html?C=0.2&Mn=1.45',
  '/calculators/welding/carbon-equivalent.html?C=0.15&Mn=1.3',
] as const;
const languages = ['kr', 'de'] as const;

type Written = { readonly format: string; readonly ms: number; readonly besideMb: number };

async function make(url: string, headers: Record<string, string>, calculation: string): Promise<string> {
  const answer = await fetch(`${url}/api/user/reports`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ head: { customer: 'Nordsveis AS' }, calculations: [calculation] }),
  });
  if (answer.status !== 201) throw new Error(`report: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** Writes the reports as PDF and as Word document, one after the other. */
export async function measureDocuments(product: Running, password: string) {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'premium@demo.local', password, takeOver: true }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const headers = { ...json, authorization: `Bearer ${token}` };
  const reports: string[] = [];
  for (const calculation of calculations) reports.push(await make(product.url, headers, calculation));
  // Starts the thread that computes for readers beforehand, because only the document thread is measured.
  await fetch(`${product.url}/r/${reports[0]}`);
  const before = residentMb(product.pid).now;
  const written: Written[] = [];
  for (const language of languages)
    for (const id of reports)
      for (const format of ['pdf', 'docx']) {
        const begun = performance.now();
        const answer = await fetch(`${product.url}/api/reports/${id}/${format}?lang=${language}`);
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`${format}: ${answer.status}`);
        const besideMb = residentMb(product.pid).now - before;
        written.push({ format, ms: Math.round(performance.now() - begun), besideMb });
      }
  const maxMb = Math.max(...written.map(({ besideMb }) => besideMb));
  return { title: 'B-07 memory beside the server', limitMb, maxMb, within: maxMb <= limitMb, written };
}
