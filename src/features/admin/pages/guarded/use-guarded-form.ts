import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../platform/browser/api-client.ts';
import { useDraft } from '../../../../platform/browser/drafts/use-draft.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import type { memberActionsContract } from '../../members/member-actions.contract.ts';
import { draftOf, type GuardedAction } from '../actions.ts';
import { useProblemWords } from '../problem-words.ts';
import { useRefresh } from '../use-list.ts';
import { guardedSpec } from './guarded-actions.ts';

/** Manages input, validation and submission of a guarded action. The note is stored as a draft. */
export function useGuardedForm(action: GuardedAction, onDone: () => void) {
  const { t } = useTranslation('admin');
  const words = useProblemWords();
  const refresh = useRefresh();
  const { spec, target } = guardedSpec(action);
  const [password, setPassword] = useState('');
  const [note, setNote, forget] = useDraft(draftOf(action));
  const [value, setValue] = useState(spec.extra?.initial(target.person) ?? '');
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const problems = {
    value: spec.extra?.problem(value.trim()) ?? null,
    note: spec.reason && note.trim() === '' ? spec.reason.missing : null,
    password: password === '' ? ('action.passwordRequired' as const) : null,
  };

  const submit = async (isOther = false) => {
    setTried(true);
    setFailure(null);
    if (problems.value || problems.note || problems.password) return;
    setPending(true);
    try {
      await call<(typeof memberActionsContract)['verifyPassword']>('POST', '/api/admin/verify-password', {
        password,
      });
      await spec.send(target.id, { note: note.trim(), value: value.trim(), isOther });
      forget();
      toast({ title: isOther ? t('action.manual.done') : t(`action.${action.kind}.done`) });
      onDone();
      await refresh();
    } catch (error) {
      setFailure(words(error));
      setPending(false);
      void refresh();
    }
  };
  return {
    spec,
    target,
    fields: { password, setPassword, note, setNote, value, setValue },
    /** Problems by field; shown only after the first attempt to submit. */
    problems: tried ? problems : { value: null, note: null, password: null },
    failure,
    pending,
    submit,
  };
}
