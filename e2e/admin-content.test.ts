import type { Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createReportedAnswer, openDashboard, tab, uploadProposal } from './admin-people.ts';
import { openAsVisitor, toastOf, unique, waitUntilSettled, withBrowser } from './browser.ts';

withBrowser();

describe('dashboard: content', () => {
  it('O-03 the system status in the dashboard shows this server instance, its jobs and its warnings', async () => {
    const page = await openDashboard('?view=system');
    await page.getByText(/^(Everything works|Needs attention)$/).waitFor();
    const instances = page.getByRole('region', { name: 'Instances' });
    await instances.getByText('Running').waitFor();
    const jobs = page.getByRole('region', { name: 'Jobs' });
    await jobs.getByText('payments', { exact: true }).waitFor();
    await page.getByText('embedded').waitFor();
    await page.getByText('Built-in mailbox').waitFor();
    await page.getByText('Not configured').waitFor();
  });

  it('T-13 the Uploads tab shows the number of undecided files; accepting and declining need confirmation and are audited', async () => {
    const name = `${unique('phase-diagram')}.zip`;
    await uploadProposal(name);
    const page = await openDashboard('?view=uploads&status=new');
    const file = page.getByRole('row').filter({ hasText: name });
    const dialog = page.getByRole('dialog');
    await file.waitFor();
    // Other tests may have sent files that are also undecided.
    const waiting = async () => Number((await tab(page, 'Uploads').textContent())?.replace(/\D/g, ''));
    await expect.poll(waiting).toBeGreaterThan(0);
    const before = await waiting();
    await file.getByRole('button', { name: 'Decline' }).click();
    await dialog.getByText(`${name} will be declined`).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await file.getByRole('button', { name: 'Accept' }).click();
    await dialog.getByLabel('Admin notes').fill('Well done.');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await file.waitFor({ state: 'detached' });
    await expect.poll(waiting).toBe(before - 1);
    await page.getByText('Accepted', { exact: true }).click();
    await file.getByRole('button', { name: 'Decline' }).waitFor();
    await tab(page, 'Audit log').click();
    await page.getByRole('row').filter({ hasText: 'File accepted' }).first().waitFor();
  });

  it('G-03 a reported answer is hidden in the dashboard and is no longer visible to readers', async () => {
    const question = await createReportedAnswer('Which electrode for 13CrMo4-5?', 'Buy our electrodes now!');
    const reader = await openAsVisitor();
    await reader.goto(question);
    await reader.getByText('Buy our electrodes now!').waitFor();
    const page = await openDashboard('?view=reports');
    const report = page.getByRole('listitem').filter({ hasText: 'Buy our electrodes now!' });
    await report.getByRole('button', { name: 'Hide' }).click();
    await report.waitFor({ state: 'detached' });
    await reader.reload();
    await reader.getByRole('heading', { name: 'Which electrode for 13CrMo4-5?' }).waitFor();
    await waitUntilSettled(reader);
    await reader.getByText('Buy our electrodes now!').waitFor({ state: 'detached' });

    // It was hidden by mistake: after undoing, the answer is visible and the report is open again.
    await toastOf(page).getByText('Report resolved: content hidden').waitFor();
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await report.waitFor();
    await report.getByRole('button', { name: 'Hide' }).click();
    await report.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show list' }).click();
    await report.getByRole('link', { name: 'Answer to: Which electrode for 13CrMo4-5?' }).click();
    const hidden = page.getByRole('listitem').filter({ hasText: 'Buy our electrodes now!' });
    await hidden.getByText('Hidden', { exact: true }).waitFor();
    await hidden.getByRole('button', { name: 'Show again' }).click();
    await toastOf(page).getByText('Visible to everybody again').waitFor();
    await hidden.getByRole('button', { name: 'Hide answer' }).waitFor();
  });

  it('G-03 a hidden question stays visible to administrators, who can unhide it on its page', async () => {
    const question = await createReportedAnswer('Which wire for S960QL?', 'Mn4Ni2CrMo.');
    const page = await openDashboard('?view=reports');
    await page.goto(question);
    const heading = page.getByRole('heading', { name: 'Which wire for S960QL?' });
    const missing: string[] = [];
    const listen = (response: Response) => {
      if (response.status() === 404) missing.push(response.url());
    };
    await heading.waitFor();
    page.on('response', listen);
    await page.getByRole('button', { name: 'Hide question' }).click();
    await page.waitForURL('**/forum');
    await heading.waitFor({ state: 'detached' });
    await waitUntilSettled(page);
    page.off('response', listen);
    // Hidden parts of the page send no further requests.
    expect(missing).toEqual([]);
    const reader = await openAsVisitor();
    await reader.goto(question);
    await reader.getByRole('heading', { name: 'Question not available' }).waitFor();
    expect(await reader.getByText('deleted').count()).toBe(0);
    await page.goto(question);
    await page.getByText('This question is hidden. Only administrators can read it.').waitFor();
    await heading.waitFor();
    await page.getByRole('button', { name: 'Show again' }).click();
    await page.getByRole('heading', { name: 'Answers' }).waitFor();
    await heading.waitFor();
    await reader.reload();
    await reader.getByRole('heading', { name: 'Which wire for S960QL?' }).waitFor();
  });
});
