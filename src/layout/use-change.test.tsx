import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useChange } from './use-change.ts';

type Send = (wanted: string) => Promise<string>;
type Change = ReturnType<typeof useChange<string, string>>;

function Probe({ send, onRender }: { readonly send: Send; readonly onRender: (change: Change) => void }) {
  onRender(useChange({ mutationFn: send }));
  return null;
}

/** Renders the hook once and returns its result, which both clicks of a double click use. */
function rendered(send: Send): Change {
  const renders: Change[] = [];
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Probe send={send} onRender={(change) => renders.push(change)} />
    </QueryClientProvider>,
  );
  const [change] = renders;
  if (!change) throw new Error('nothing was rendered');
  return change;
}

function recorder() {
  const sent: string[] = [];
  const answers: ((answer: string) => void)[] = [];
  const send = (wanted: string) => {
    sent.push(wanted);
    return new Promise<string>((resolve) => answers.push(resolve));
  };
  return { sent, answers, send };
}

describe('U-04 submitting a change with useChange', () => {
  it('a change is sent once when its button is pressed twice before the next render', async () => {
    const { sent, answers, send } = recorder();
    const { mutate, mutateAsync } = rendered(send);
    const first = mutateAsync('refund');
    mutate('refund');
    expect(await mutateAsync('refund')).toBeUndefined();
    await expect.poll(() => answers.length).toBe(1);
    answers[0]?.('done');
    expect(await first).toBe('done');
    expect(sent).toEqual(['refund']);
  });

  it('a change is sent again after the first response, and immediately if its values differ', async () => {
    const { sent, answers, send } = recorder();
    const { mutateAsync } = rendered(send);
    const first = mutateAsync('a');
    const second = mutateAsync('b');
    await expect.poll(() => answers.length).toBe(2);
    for (const answer of answers) answer('done');
    await Promise.all([first, second]);
    void mutateAsync('a');
    await expect.poll(() => sent).toEqual(['a', 'b', 'a']);
  });
});
